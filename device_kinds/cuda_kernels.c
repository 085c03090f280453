#include "cuda_kernels.h"

#include "kind.h"

/* The kernels contain the numbers of the operations as literals. */
_Static_assert(KIND_ATOMIC_FETCH == 0 && KIND_ATOMIC_SET == 1 && KIND_ATOMIC_ADD == 2 &&
                   KIND_ATOMIC_AND == 3 && KIND_ATOMIC_OR == 4 && KIND_ATOMIC_XOR == 5 &&
                   KIND_ATOMIC_COMPARE_SWAP == 6,
               "the kernels know the operations by other numbers");

/* Defines the PTX text of the kernel isthmus_atomic_BITS, such as isthmus_atomic_32. */
#define ATOMIC_KERNEL(BITS)                                                                        \
    ".visible .entry isthmus_atomic_" BITS "(\n"                                                   \
    "    .param .u64 word, .param .u32 operation, .param .u64 value, .param .u64 condition,\n"     \
    "    .param .u64 result)\n"                                                                    \
    "{\n"                                                                                          \
    "    .reg .pred %chosen;\n"                                                                    \
    "    .reg .u32 %operation;\n"                                                                  \
    "    .reg .u64 %word, %result, %long;\n"                                                       \
    "    .reg .b" BITS " %value, %condition, %old;\n"                                              \
    "    ld.param.u64 %word, [word];\n"                                                            \
    "    ld.param.u64 %result, [result];\n"                                                        \
    "    ld.param.u32 %operation, [operation];\n"                                                  \
    "    ld.param.b" BITS " %value, [value];\n"                                                    \
    "    ld.param.b" BITS " %condition, [condition];\n"                                            \
    "    setp.eq.u32 %chosen, %operation, 0;\n"                                                    \
    "    @%chosen atom.sys.or.b" BITS " %old, [%word], 0;\n"                                       \
    "    setp.eq.u32 %chosen, %operation, 1;\n"                                                    \
    "    @%chosen atom.sys.exch.b" BITS " %old, [%word], %value;\n"                                \
    "    setp.eq.u32 %chosen, %operation, 2;\n"                                                    \
    "    @%chosen atom.sys.add.u" BITS " %old, [%word], %value;\n"                                 \
    "    setp.eq.u32 %chosen, %operation, 3;\n"                                                    \
    "    @%chosen atom.sys.and.b" BITS " %old, [%word], %value;\n"                                 \
    "    setp.eq.u32 %chosen, %operation, 4;\n"                                                    \
    "    @%chosen atom.sys.or.b" BITS " %old, [%word], %value;\n"                                  \
    "    setp.eq.u32 %chosen, %operation, 5;\n"                                                    \
    "    @%chosen atom.sys.xor.b" BITS " %old, [%word], %value;\n"                                 \
    "    setp.eq.u32 %chosen, %operation, 6;\n"                                                    \
    "    @%chosen atom.sys.cas.b" BITS " %old, [%word], %condition, %value;\n"                     \
    "    cvt.u64.u" BITS " %long, %old;\n"                                                         \
    "    st.u64 [%result], %long;\n"                                                               \
    "    ret;\n"                                                                                   \
    "}\n"

const char cuda_kernels_text[] = ".version 6.0\n"
                                 ".target sm_60\n"
                                 ".address_size 64\n" ATOMIC_KERNEL("32") ATOMIC_KERNEL("64");
