// std: 1.1 1.2 2.0
// opts: -DREAL=double -DREAL4=double4 -DREAL3=double3
// Room for the macros of a run.
//
//
#ifndef REAL
#define REAL float
#define REAL3 float3
#define REAL4 float4
#else
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
#endif
#define TILE 64

typedef REAL real;
typedef REAL3 real3;
typedef REAL4 real4;

struct params {
  real dt;
  real softening;
  real damping;
  int count;
};

real3 accel(real4 self, real4 other, real eps2) {
  real3 d = other.xyz - self.xyz;
  real r2 = dot(d, d) + eps2;
  real inv = rsqrt(r2);
  return d * (other.w * inv * inv * inv);
}

__kernel void integrate(__global const real4 *pos_in, __global real4 *pos_out,
                        __global real4 *vel, __constant struct params *p) {
  __local real4 cache[TILE];
  int gid = get_global_id(0), lid = get_local_id(0);
  real4 me = pos_in[gid];
  real3 f = (real3)(0, 0, 0);
  real eps2 = p->softening * p->softening;
  int tiles = (p->count + TILE - 1) / TILE;

  for (int t = 0; t < tiles; ++t) {
    int j = t * TILE + lid;
    cache[lid] = j < p->count ? pos_in[j] : (real4)(0);
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int k = 0; k < TILE; k += 2) {
      f += accel(me, cache[k], eps2);
      f += accel(me, cache[k + 1], eps2);
    }
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  if (gid < p->count) {
    real4 v = vel[gid];
    v.xyz = (v.xyz + f * p->dt) * p->damping;
    me.xyz += v.xyz * p->dt;
    vel[gid] = v;
    pos_out[gid] = me;
  }
}

__kernel void energy(__global const float4 *vel, __global float *sums, __local float *scratch) {
  size_t l = get_local_id(0);
  scratch[l] = 0.5f * vel[get_global_id(0)].w * pown(length(vel[get_global_id(0)].xyz), 2);
  for (size_t o = get_local_size(0) >> 1; o; o >>= 1) {
    barrier(CLK_LOCAL_MEM_FENCE);
    if (l < o) scratch[l] += scratch[l + o];
  }
  if (!l) sums[get_group_id(0)] = *scratch;
}
