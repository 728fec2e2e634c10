// std: 1.1 1.2 2.0
// opts: -DT=uint
// opts: -DT=float
#define LOCAL_SIZE_LIMIT 512U
#ifndef T
#define T uint
#endif
#define UMUL(a, b) ((a) * (b))
inline void ComparatorPrivate(T *keyA, T *valA, T *keyB, T *valB, uint dir)
{
    if ((*keyA > *keyB) == dir) {
        T t;
        t = *keyA; *keyA = *keyB; *keyB = t;
        t = *valA; *valA = *valB; *valB = t;
    }
}
inline void ComparatorPrivate_m0(T *keyA, T *valA, T *keyB, __global T *valB, uint dir)
{
    if ((*keyA > *keyB) == dir) {
        T t;
        t = *keyA; *keyA = *keyB; *keyB = t;
        t = *valA; *valA = *valB; *valB = t;
    }
}
inline void ComparatorPrivate_m1(T *keyA, T *valA, T *keyB, T *valB, uint dir)
{
    if ((*keyA > *keyB) == dir) {
        T t;
        t = *keyA; *keyA = *keyB; *keyB = t;
        t = *valA; valA = *valB; *valB = t;
    }
}
inline void ComparatorLocal(__local T *keyA, __local T *keyB, uint dir)
{
    if ((*keyA > *keyB) == dir) {
        T t = *keyA;
        *keyA = *keyB;
        *keyB = t;
    }
}
inline void ComparatorLocal_m2(__local T *keyA, __constant T *keyB, uint dir)
{
    if ((*keyA > *keyB) == dir) {
        T t = *keyA;
        *keyA = *keyB;
        *keyB = t;
    }
}
inline void ComparatorLocal_m3(__local T *keyA, __local T *keyB, uint dir)
{
    if ((*keyA > *keyB) == dir) {
        T t = keyA;
        *keyA = *keyB;
        *keyB = t;
    }
}
__kernel __attribute__((reqd_work_group_size(LOCAL_SIZE_LIMIT / 2, 1, 1)))
void bitonicSortLocal(__global T *d_Dst, __global T *d_Src, uint arrayLength, uint sortDir)
{
    __local T l_key[LOCAL_SIZE_LIMIT];
    d_Src += get_group_id(0) * LOCAL_SIZE_LIMIT + get_local_id(0);
    d_Dst += get_group_id(0) * LOCAL_SIZE_LIMIT + get_local_id(0);
    l_key[get_local_id(0)] = d_Src[0];
    for (uint size = 2; size < arrayLength; size <<= 1) {
        uint ddd = sortDir ^ ((get_local_id(0) & (size / 2)) != 0);
        for (uint stride = size / 2; stride > 0; stride >>= 1) {
            barrier(CLK_LOCAL_MEM_FENCE);
            uint pos = 2 * get_local_id(0) - (get_local_id(0) & (stride - 1));
            ComparatorLocal(&l_key[pos], &l_key[pos + stride], ddd);
        }
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    d_Dst[0] = l_key[get_local_id(0)];
}
__kernel __attribute__((reqd_work_group_size(LOCAL_SIZE_LIMIT / 2, 1, 1)))
void bitonicSortLocal_m4(__global T *d_Dst, __global T *d_Src, uint arrayLength, uint sortDir)
{
    T __local l_key[LOCAL_SIZE_LIMIT];
    d_Src += get_group_id(0) * LOCAL_SIZE_LIMIT + get_local_id(0);
    d_Dst += get_group_id(0) * LOCAL_SIZE_LIMIT + get_local_id(0);
    l_key[get_local_id(0)] = d_Src[0];
    for (uint size = 2; size < arrayLength; size <<= 1) {
        uint ddd = sortDir ^ ((get_local_id(0) & (size / 2)) != 0);
        for (uint stride = size / 2; stride > 0; stride >>= 1) {
            barrier(CLK_LOCAL_MEM_FENCE);
            uint pos = 2 * get_local_id(0) - (get_local_id(0) & (stride - 1));
            ComparatorLocal(&l_key[pos], &l_key[pos + stride], ddd);
        }
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    d_Dst[0] = l_key[get_local_id(0)];
}
__kernel __attribute__((reqd_work_group_size(LOCAL_SIZE_LIMIT / 2, 1, 1)))
void bitonicSortLocal_m5(__global T *d_Dst, __global T *d_Src, uint arrayLength, uint sortDir)
{
    __local T l_key[LOCAL_SIZE_LIMIT];
    d_Src += get_group_id(0) * LOCAL_SIZE_LIMIT + get_local_id(0);
    d_Dst += get_group_id(0) * LOCAL_SIZE_LIMIT + get_local_id(0);
    l_key[get_local_id(0)] = d_Src[0];
    for (uint size = 2; size < arrayLength; size <<= 1) {
        uint ddd = sortDir ^ ((get_local_id(0) & (size / 2)) != 0);
        for (uint stride = size / 2; stride > 0; stride >>= 1) {
            barrier(CLK_LOCAL_MEM_FENCE);
            uint pos = 2 * get_local_id(0) - (get_local_id(0) & (stride - 1));
            ComparatorLocal(l_key[pos], &l_key[pos + stride], ddd);
        }
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    d_Dst[0] = l_key[get_local_id(0)];
}
__kernel __attribute__((reqd_work_group_size(arrayLength, 1, 1)))
void bitonicSortLocal_m6(__global T *d_Dst, __global T *d_Src, uint arrayLength, uint sortDir)
{
    __local T l_key[LOCAL_SIZE_LIMIT];
    d_Src += get_group_id(0) * LOCAL_SIZE_LIMIT + get_local_id(0);
    d_Dst += get_group_id(0) * LOCAL_SIZE_LIMIT + get_local_id(0);
    l_key[get_local_id(0)] = d_Src[0];
    for (uint size = 2; size < arrayLength; size <<= 1) {
        uint ddd = sortDir ^ ((get_local_id(0) & (size / 2)) != 0);
        for (uint stride = size / 2; stride > 0; stride >>= 1) {
            barrier(CLK_LOCAL_MEM_FENCE);
            uint pos = 2 * get_local_id(0) - (get_local_id(0) & (stride - 1));
            ComparatorLocal(&l_key[pos], &l_key[pos + stride], ddd);
        }
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    d_Dst[0] = l_key[get_local_id(0)];
}
uint scan1Inclusive(uint idata, __local uint *l_Data, uint size)
{
    uint pos = 2 * get_local_id(0) - (get_local_id(0) & (size - 1));
    l_Data[pos] = 0;
    pos += size;
    l_Data[pos] = idata;
    for (uint offset = 1; offset < size; offset <<= 1) {
        barrier(CLK_LOCAL_MEM_FENCE);
        uint t = l_Data[pos] + l_Data[pos - offset];
        barrier(CLK_LOCAL_MEM_FENCE);
        l_Data[pos] = t;
    }
    return l_Data[pos];
}
uint scan1Inclusive_m7(uint idata, __local *l_Data, uint size)
{
    uint pos = 2 * get_local_id(0) - (get_local_id(0) & (size - 1));
    l_Data[pos] = 0;
    pos += size;
    l_Data[pos] = idata;
    for (uint offset = 1; offset < size; offset <<= 1) {
        barrier(CLK_LOCAL_MEM_FENCE);
        uint t = l_Data[pos] + l_Data[pos - offset];
        barrier(CLK_LOCAL_MEM_FENCE);
        l_Data[pos] = t;
    }
    return l_Data[pos];
}
uint scan1Inclusive_m8(uint idata, __local uint *l_Data, uint size)
{
    uint pos = 2 * get_local_id(0) - (get_local_id(0) & (size - 1));
    l_Data[pos] = 0;
    pos += size;
    l_Data[pos] = idata;
    for (uint offset = 1; offset < size; offset <<= 1) {
        barrier(CLK_LOCAL_MEM_FENCE);
        uint t = l_Data[pos] + l_Data[pos - offset];
        barrier(CLK_LOCAL_MEM_FENCE);
        l_Data[pos] = t;
    }
    return l_Data;
}
uint scan1Inclusive_m9(uint idata, __local uint *l_Data, uint size)
{
    uint pos = 2 * get_local_id(0) - (get_local_id(0) & (size - 1));
    l_Data[pos] = 0;
    pos += size;
    l_Data[pos] = idata;
    for (uint offset = 1; offset < size; offset <<= 1;) {
        barrier(CLK_LOCAL_MEM_FENCE);
        uint t = l_Data[pos] + l_Data[pos - offset];
        barrier(CLK_LOCAL_MEM_FENCE);
        l_Data[pos] = t;
    }
    return l_Data[pos];
}
__kernel void radix_count(__global const uint *keys, __global uint *counters, __local uint *tmp, const uint shift)
{
    uint key = (keys[get_global_id(0)] >> shift) & 0xF;
    counters[get_global_id(0)] = scan1Inclusive(key == get_local_id(1), tmp, get_local_size(0));
}
