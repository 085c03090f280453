/*
 * The kernels of atomic operations, isthmus_atomic_32 and isthmus_atomic_64. One does each
 * operation, always on the word's own device: what several processes do to one word meets in that
 * device's memory.
 */
#ifndef ISTHMUS_CUDA_KERNELS_H
#define ISTHMUS_CUDA_KERNELS_H

extern const char cuda_kernels_text[];

#endif
