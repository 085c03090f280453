/*
 * The types of each family, for its overloads in C++.
 * Made by scripts/headers from src/api/headers/shmem.h.in; change that, and run it.
 */
#ifndef SHMEM_IMPL_CLASSES_SHMEM_H
#define SHMEM_IMPL_CLASSES_SHMEM_H

#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wpedantic" /* C++ has no _Complex of its own */
/* Programs include headers within extern "C". */
extern "C++" {

template <class T> struct shmem_impl_one {
    typedef T type;
    typedef int fault; /* so that what a call is not is no candidate for other types */
};

/* clang-format off */

template <class T> struct shmem_impl_of_RMA {};
template <> struct shmem_impl_of_RMA<float> : shmem_impl_one<float> {};
template <> struct shmem_impl_of_RMA<double> : shmem_impl_one<double> {};
template <> struct shmem_impl_of_RMA<long double> : shmem_impl_one<long double> {};
template <> struct shmem_impl_of_RMA<char> : shmem_impl_one<char> {};
template <> struct shmem_impl_of_RMA<signed char> : shmem_impl_one<signed char> {};
template <> struct shmem_impl_of_RMA<short> : shmem_impl_one<short> {};
template <> struct shmem_impl_of_RMA<int> : shmem_impl_one<int> {};
template <> struct shmem_impl_of_RMA<long> : shmem_impl_one<long> {};
template <> struct shmem_impl_of_RMA<long long> : shmem_impl_one<long long> {};
template <> struct shmem_impl_of_RMA<unsigned char> : shmem_impl_one<unsigned char> {};
template <> struct shmem_impl_of_RMA<unsigned short> : shmem_impl_one<unsigned short> {};
template <> struct shmem_impl_of_RMA<unsigned int> : shmem_impl_one<unsigned int> {};
template <> struct shmem_impl_of_RMA<unsigned long> : shmem_impl_one<unsigned long> {};
template <> struct shmem_impl_of_RMA<unsigned long long> : shmem_impl_one<unsigned long long> {};
template <class T> struct shmem_impl_of_AMO_STANDARD {};
template <> struct shmem_impl_of_AMO_STANDARD<int> : shmem_impl_one<int> {};
template <> struct shmem_impl_of_AMO_STANDARD<long> : shmem_impl_one<long> {};
template <> struct shmem_impl_of_AMO_STANDARD<long long> : shmem_impl_one<long long> {};
template <> struct shmem_impl_of_AMO_STANDARD<unsigned int> : shmem_impl_one<unsigned int> {};
template <> struct shmem_impl_of_AMO_STANDARD<unsigned long> : shmem_impl_one<unsigned long> {};
template <> struct shmem_impl_of_AMO_STANDARD<unsigned long long> : shmem_impl_one<unsigned long long> {};
template <class T> struct shmem_impl_of_AMO_FLOATING {};
template <> struct shmem_impl_of_AMO_FLOATING<float> : shmem_impl_one<float> {};
template <> struct shmem_impl_of_AMO_FLOATING<double> : shmem_impl_one<double> {};
template <class T> struct shmem_impl_of_AMO_EXTENDED {};
template <> struct shmem_impl_of_AMO_EXTENDED<int> : shmem_impl_one<int> {};
template <> struct shmem_impl_of_AMO_EXTENDED<long> : shmem_impl_one<long> {};
template <> struct shmem_impl_of_AMO_EXTENDED<long long> : shmem_impl_one<long long> {};
template <> struct shmem_impl_of_AMO_EXTENDED<unsigned int> : shmem_impl_one<unsigned int> {};
template <> struct shmem_impl_of_AMO_EXTENDED<unsigned long> : shmem_impl_one<unsigned long> {};
template <> struct shmem_impl_of_AMO_EXTENDED<unsigned long long> : shmem_impl_one<unsigned long long> {};
template <> struct shmem_impl_of_AMO_EXTENDED<float> : shmem_impl_one<float> {};
template <> struct shmem_impl_of_AMO_EXTENDED<double> : shmem_impl_one<double> {};
template <class T> struct shmem_impl_of_AMO_BITWISE {};
template <> struct shmem_impl_of_AMO_BITWISE<unsigned int> : shmem_impl_one<unsigned int> {};
template <> struct shmem_impl_of_AMO_BITWISE<unsigned long> : shmem_impl_one<unsigned long> {};
template <> struct shmem_impl_of_AMO_BITWISE<unsigned long long> : shmem_impl_one<unsigned long long> {};
template <> struct shmem_impl_of_AMO_BITWISE<int32_t> : shmem_impl_one<int32_t> {};
template <> struct shmem_impl_of_AMO_BITWISE<int64_t> : shmem_impl_one<int64_t> {};
template <class T> struct shmem_impl_of_OLD_AMO {};
template <> struct shmem_impl_of_OLD_AMO<int> : shmem_impl_one<int> {};
template <> struct shmem_impl_of_OLD_AMO<long> : shmem_impl_one<long> {};
template <> struct shmem_impl_of_OLD_AMO<long long> : shmem_impl_one<long long> {};
template <class T> struct shmem_impl_of_OLD_AMO_EXTENDED {};
template <> struct shmem_impl_of_OLD_AMO_EXTENDED<int> : shmem_impl_one<int> {};
template <> struct shmem_impl_of_OLD_AMO_EXTENDED<long> : shmem_impl_one<long> {};
template <> struct shmem_impl_of_OLD_AMO_EXTENDED<long long> : shmem_impl_one<long long> {};
template <> struct shmem_impl_of_OLD_AMO_EXTENDED<float> : shmem_impl_one<float> {};
template <> struct shmem_impl_of_OLD_AMO_EXTENDED<double> : shmem_impl_one<double> {};
template <class T> struct shmem_impl_of_OLD_SWAP {};
template <> struct shmem_impl_of_OLD_SWAP<int> : shmem_impl_one<int> {};
template <> struct shmem_impl_of_OLD_SWAP<long long> : shmem_impl_one<long long> {};
template <> struct shmem_impl_of_OLD_SWAP<float> : shmem_impl_one<float> {};
template <> struct shmem_impl_of_OLD_SWAP<double> : shmem_impl_one<double> {};
template <class T> struct shmem_impl_of_TEST {};
template <> struct shmem_impl_of_TEST<int> : shmem_impl_one<int> {};
template <> struct shmem_impl_of_TEST<long> : shmem_impl_one<long> {};
template <> struct shmem_impl_of_TEST<long long> : shmem_impl_one<long long> {};
template <> struct shmem_impl_of_TEST<unsigned int> : shmem_impl_one<unsigned int> {};
template <> struct shmem_impl_of_TEST<unsigned long> : shmem_impl_one<unsigned long> {};
template <> struct shmem_impl_of_TEST<unsigned long long> : shmem_impl_one<unsigned long long> {};
template <> struct shmem_impl_of_TEST<short> : shmem_impl_one<short> {};
template <> struct shmem_impl_of_TEST<unsigned short> : shmem_impl_one<unsigned short> {};
template <class T> struct shmem_impl_of_WAIT {};
template <> struct shmem_impl_of_WAIT<int> : shmem_impl_one<int> {};
template <> struct shmem_impl_of_WAIT<long long> : shmem_impl_one<long long> {};
template <> struct shmem_impl_of_WAIT<unsigned int> : shmem_impl_one<unsigned int> {};
template <> struct shmem_impl_of_WAIT<unsigned long> : shmem_impl_one<unsigned long> {};
template <> struct shmem_impl_of_WAIT<unsigned long long> : shmem_impl_one<unsigned long long> {};
template <> struct shmem_impl_of_WAIT<short> : shmem_impl_one<short> {};
template <> struct shmem_impl_of_WAIT<unsigned short> : shmem_impl_one<unsigned short> {};
template <class T> struct shmem_impl_of_OLD_WAIT {};
template <> struct shmem_impl_of_OLD_WAIT<short> : shmem_impl_one<short> {};
template <> struct shmem_impl_of_OLD_WAIT<int> : shmem_impl_one<int> {};
template <> struct shmem_impl_of_OLD_WAIT<long long> : shmem_impl_one<long long> {};
template <class T> struct shmem_impl_of_REDUCE_BITWISE {};
template <> struct shmem_impl_of_REDUCE_BITWISE<unsigned char> : shmem_impl_one<unsigned char> {};
template <> struct shmem_impl_of_REDUCE_BITWISE<unsigned short> : shmem_impl_one<unsigned short> {};
template <> struct shmem_impl_of_REDUCE_BITWISE<unsigned int> : shmem_impl_one<unsigned int> {};
template <> struct shmem_impl_of_REDUCE_BITWISE<unsigned long> : shmem_impl_one<unsigned long> {};
template <> struct shmem_impl_of_REDUCE_BITWISE<unsigned long long> : shmem_impl_one<unsigned long long> {};
template <> struct shmem_impl_of_REDUCE_BITWISE<int8_t> : shmem_impl_one<int8_t> {};
template <> struct shmem_impl_of_REDUCE_BITWISE<int16_t> : shmem_impl_one<int16_t> {};
template <> struct shmem_impl_of_REDUCE_BITWISE<int32_t> : shmem_impl_one<int32_t> {};
template <> struct shmem_impl_of_REDUCE_BITWISE<int64_t> : shmem_impl_one<int64_t> {};
template <class T> struct shmem_impl_of_REDUCE_ARITHMETIC {};
template <> struct shmem_impl_of_REDUCE_ARITHMETIC<float> : shmem_impl_one<float> {};
template <> struct shmem_impl_of_REDUCE_ARITHMETIC<double> : shmem_impl_one<double> {};
template <> struct shmem_impl_of_REDUCE_ARITHMETIC<long double> : shmem_impl_one<long double> {};
template <> struct shmem_impl_of_REDUCE_ARITHMETIC<char> : shmem_impl_one<char> {};
template <> struct shmem_impl_of_REDUCE_ARITHMETIC<signed char> : shmem_impl_one<signed char> {};
template <> struct shmem_impl_of_REDUCE_ARITHMETIC<short> : shmem_impl_one<short> {};
template <> struct shmem_impl_of_REDUCE_ARITHMETIC<int> : shmem_impl_one<int> {};
template <> struct shmem_impl_of_REDUCE_ARITHMETIC<long> : shmem_impl_one<long> {};
template <> struct shmem_impl_of_REDUCE_ARITHMETIC<long long> : shmem_impl_one<long long> {};
template <> struct shmem_impl_of_REDUCE_ARITHMETIC<unsigned char> : shmem_impl_one<unsigned char> {};
template <> struct shmem_impl_of_REDUCE_ARITHMETIC<unsigned short> : shmem_impl_one<unsigned short> {};
template <> struct shmem_impl_of_REDUCE_ARITHMETIC<unsigned int> : shmem_impl_one<unsigned int> {};
template <> struct shmem_impl_of_REDUCE_ARITHMETIC<unsigned long> : shmem_impl_one<unsigned long> {};
template <> struct shmem_impl_of_REDUCE_ARITHMETIC<unsigned long long> : shmem_impl_one<unsigned long long> {};
#ifdef SHMEM_IMPL_HAS_COMPLEX
template <> struct shmem_impl_of_REDUCE_ARITHMETIC<double _Complex> : shmem_impl_one<double _Complex> {};
template <> struct shmem_impl_of_REDUCE_ARITHMETIC<float _Complex> : shmem_impl_one<float _Complex> {};
#endif
template <class T> struct shmem_impl_of_OLD_SWAP_OR_LONG {};
template <> struct shmem_impl_of_OLD_SWAP_OR_LONG<int> : shmem_impl_one<int> {};
template <> struct shmem_impl_of_OLD_SWAP_OR_LONG<long long> : shmem_impl_one<long long> {};
template <> struct shmem_impl_of_OLD_SWAP_OR_LONG<float> : shmem_impl_one<float> {};
template <> struct shmem_impl_of_OLD_SWAP_OR_LONG<double> : shmem_impl_one<double> {};
template <> struct shmem_impl_of_OLD_SWAP_OR_LONG<long> : shmem_impl_one<long> {};
template <class T> struct shmem_impl_of_WAIT_OR_LONG {};
template <> struct shmem_impl_of_WAIT_OR_LONG<int> : shmem_impl_one<int> {};
template <> struct shmem_impl_of_WAIT_OR_LONG<long long> : shmem_impl_one<long long> {};
template <> struct shmem_impl_of_WAIT_OR_LONG<unsigned int> : shmem_impl_one<unsigned int> {};
template <> struct shmem_impl_of_WAIT_OR_LONG<unsigned long> : shmem_impl_one<unsigned long> {};
template <> struct shmem_impl_of_WAIT_OR_LONG<unsigned long long> : shmem_impl_one<unsigned long long> {};
template <> struct shmem_impl_of_WAIT_OR_LONG<short> : shmem_impl_one<short> {};
template <> struct shmem_impl_of_WAIT_OR_LONG<unsigned short> : shmem_impl_one<unsigned short> {};
template <> struct shmem_impl_of_WAIT_OR_LONG<long> : shmem_impl_one<long> {};
template <class T> struct shmem_impl_of_OLD_WAIT_OR_LONG {};
template <> struct shmem_impl_of_OLD_WAIT_OR_LONG<short> : shmem_impl_one<short> {};
template <> struct shmem_impl_of_OLD_WAIT_OR_LONG<int> : shmem_impl_one<int> {};
template <> struct shmem_impl_of_OLD_WAIT_OR_LONG<long long> : shmem_impl_one<long long> {};
template <> struct shmem_impl_of_OLD_WAIT_OR_LONG<long> : shmem_impl_one<long> {};

}
#pragma GCC diagnostic pop

#endif
