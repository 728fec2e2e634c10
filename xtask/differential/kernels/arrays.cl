#pragma OPENCL EXTENSION cl_khr_fp64 : enable
#define BLOCK_SIZE 16
#define IN(x,y) in[(y)*width+(x)]
#ifndef DTYPE
#define DTYPE float
#endif
typedef struct { float x, y, z; int next; } Particle;
typedef struct latLong { float lat; float lng; } LatLong;
__constant float gauss[9] = { 1.f/16, 2.f/16, 1.f/16, 2.f/16, 4.f/16, 2.f/16, 1.f/16, 2.f/16, 1.f/16 };
inline float dot3(float4 a, float4 b) { return a.x*b.x + a.y*b.y + a.z*b.z; }
float min_op(const float a, const float b)
{
    return a < b ? a : b;
}
__kernel void NearestNeighbor(__global LatLong *d_locations, __global float *d_distances, const int numRecords, const float lat, const float lng)
{
    int globalId = get_global_id(0);
    if (globalId < numRecords) {
        __global LatLong *latLong = d_locations + globalId;
        __global float *dist = d_distances + globalId;
        *dist = (float)sqrt((lat - latLong->lat) * (lat - latLong->lat) + (lng - latLong->lng) * (lng - latLong->lng));
    }
}
__kernel void matmul(__global const float *A, __global const float *B, __global float *C, int wA, int wB, __local float *As, __local float *Bs)
{
    int bx = get_group_id(0);
    int by = get_group_id(1);
    int tx = get_local_id(0), ty = get_local_id(1);
    int aBegin = wA * BLOCK_SIZE * by, aEnd = aBegin + wA - 1;
    float Csub = 0.0f;
    for (int a = aBegin, b = BLOCK_SIZE * bx; a <= aEnd; a += BLOCK_SIZE, b += BLOCK_SIZE * wB) {
        As[ty * BLOCK_SIZE + tx] = A[a + wA * ty + tx];
        Bs[ty * BLOCK_SIZE + tx] = B[b + wB * ty + tx];
        barrier(CLK_LOCAL_MEM_FENCE);
#pragma unroll
        for (int k = 0; k < BLOCK_SIZE; ++k)
            Csub += As[ty * BLOCK_SIZE + k] * Bs[k * BLOCK_SIZE + tx];
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    C[get_global_id(1) * get_global_size(0) + get_global_id(0)] = Csub;
}
__kernel void reduce(__global DTYPE *g_idata, __global DTYPE *g_odata, unsigned int n, __local DTYPE* sdata)
{
    unsigned int tid = get_local_id(0);
    unsigned int i = get_group_id(0) * (get_local_size(0) * 2) + get_local_id(0);
    sdata[tid] = (i < n) ? g_idata[i] : 0;
    if (i + get_local_size(0) < n)
        sdata[tid] += g_idata[i + get_local_size(0)];
    barrier(CLK_LOCAL_MEM_FENCE);
    for (unsigned int s = get_local_size(0) / 2; s > 32; s >>= 1) {
        if (tid < s) {
            sdata[tid] += sdata[tid + s];
        }
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    if (tid < 32) { sdata[tid] += sdata[tid + 32]; sdata[tid] += sdata[tid + 16]; }
    if (tid == 0) g_odata[get_group_id(0)] = sdata[0];
}
__kernel void histogram(__global const uchar4 *data, __local uchar *sharedArray, __global uint *binResult, uint binSize)
{
    size_t localId = get_local_id(0);
    size_t groupSize = get_local_size(0);
    __local uchar4 *input = (__local uchar4*)sharedArray;
    for (int i = 0; i < 64; ++i)
        input[groupSize * i + localId] = 0;
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int i = 0; i < 64; i++) {
        uchar4 value = data[get_group_id(0) * groupSize * 64 + i * groupSize + localId];
        sharedArray[localId * 256 + value.s0]++;
        atomic_inc(&binResult[value.s1]);
    }
}
