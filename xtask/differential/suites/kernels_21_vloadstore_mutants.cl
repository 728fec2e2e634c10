// std: 1.1 1.2 2.0
#define TYPE short

__kernel void test_local0(__local TYPE *sShared, __global const TYPE *src,
                         __global const uint *offsets, __global TYPE *results) {
  int tid = get_global_id(0), lid = get_local_id(0);
  sShared[lid] = src[tid];
  barrier(CLK_LOCAL_MEM_FENCE);
  short4 tmp = vload3((size_t)offsets[tid], sShared);
  vstore3(tmp, tid, results);
}

__kernel void test_local1(__local TYPE *sShared, __global const TYPE *src,
                         __global const uint *offsets, __global const TYPE *results) {
  int tid = get_global_id(0), lid = get_local_id(0);
  sShared[lid] = src[tid];
  barrier(CLK_LOCAL_MEM_FENCE);
  short3 tmp = vload3((size_t)offsets[tid], sShared);
  vstore3(tmp, tid, results);
}

__kernel void test_local2(__local TYPE *sShared, __global const TYPE *src,
                         __global const uint *offsets, __global TYPE *results) {
  int tid = get_global_id(0), lid = get_local_id(0);
  sShared[lid] = src[tid];
  barrier(CLK_LOCAL_MEM_FENCE);
  short3 tmp = vload3(sShared, (size_t)offsets[tid]);
  vstore3(tmp, tid, results);
}

__kernel void test_local3(__constant TYPE *sShared, __global const TYPE *src,
                         __global const uint *offsets, __global TYPE *results) {
  int tid = get_global_id(0), lid = get_local_id(0);
  sShared[lid] = src[tid];
  barrier(CLK_LOCAL_MEM_FENCE);
  short3 tmp = vload3((size_t)offsets[tid], sShared);
  vstore3(tmp, tid, results);
}

__kernel void test_local4(__local TYPE *sShared, __global const TYPE *src,
                         __global const uint *offsets, __global TYPE *results) {
  int tid = get_global_id(0), lid = get_local_id(0);
  sShared[lid] = src[tid];
  barrier(CLK_LOCAL_MEM_FENCE);
  short3 tmp = vload3((size_t)offsets[tid], sShared);
  vstore4(tmp, tid, results);
}

__kernel void test_local5(__local TYPE *sShared, __global const TYPE *src,
                         __global const uint *offsets, __global int *results) {
  int tid = get_global_id(0), lid = get_local_id(0);
  sShared[lid] = src[tid];
  barrier(CLK_LOCAL_MEM_FENCE);
  short3 tmp = vload3((size_t)offsets[tid], sShared);
  vstore3(tmp, tid, results);
}

__kernel void test_local6(TYPE *sShared, __global const TYPE *src,
                         __global const uint *offsets, __global TYPE *results) {
  int tid = get_global_id(0), lid = get_local_id(0);
  sShared[lid] = src[tid];
  barrier(CLK_LOCAL_MEM_FENCE);
  short3 tmp = vload3((size_t)offsets[tid], sShared);
  vstore3(tmp, tid, results);
}

__kernel void test_local7(__local TYPE *sShared, __global const TYPE *src,
                         __global const uint *offsets, __global TYPE *results) {
  int tid = get_global_id(0), lid = get_local_id(0);
  sShared[lid] = src[tid];
  barrier(CLK_LOCAL_MEM_FENCE);
  short3 tmp = vload3((size_t)offsets, sShared);
  vstore3(tmp, tid, results);
}

__kernel void test_local8(__local TYPE *sShared, __global const TYPE *src,
                         __global const uint *offsets, __global TYPE *results) {
  int tid = get_global_id(0), lid = get_local_id(0);
  sShared[lid] = src[tid];
  barrier(CLK_LOCAL_MEM_FENCE);
  short3 tmp = vload3((size_t)offsets[tid], sShared);
  vstore3(tmp, results);
}

__kernel void test_local9(__local TYPE *sShared, __global const TYPE *src,
                         __global const uint *offsets, __global TYPE *results) {
  int tid = get_global_id(0), lid = get_local_id(0);
  sShared[lid] = src[tid];
  barrier(CLK_LOCAL_MEM_FENCES);
  short3 tmp = vload3((size_t)offsets[tid], sShared);
  vstore3(tmp, tid, results);
}
