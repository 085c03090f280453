/*
 * PTX text of the kernels isthmus_atomic_32 and isthmus_atomic_64. Each kernel performs any
 * operation of enum kind_atomic. A kernel always runs on the device that contains the word, so
 * operations by several processes are atomic with respect to each other.
 */
#ifndef ISTHMUS_CUDA_KERNELS_H
#define ISTHMUS_CUDA_KERNELS_H

extern const char cuda_kernels_text[];

#endif
