// std: 1.0 1.2 3.0
// opts: -DCUTOFF=2.5f -DNEIGH
#ifndef CUTOFF
#define CUTOFF 3.0f
#endif
#define CUT2 ((CUTOFF) * (CUTOFF))

typedef struct _params {
  float4 box;
  float eps, sigma;
  uint natoms;
} params __attribute__((aligned(16)));

float4 min_image(float4 d, float4 box) {
  return d - box * rint(d / box);
}

float4 lj(float4 d, float sigma6, float eps) {
  const float r2 = d.x * d.x + d.y * d.y + d.z * d.z;
  if (isless(r2, CUT2) && islessgreater(r2, 0.0f)) {
    const float inv = native_recip(r2), s6 = sigma6 * inv * inv * inv;
    const float f = 24.0f * eps * inv * s6 * (2.0f * s6 - 1.0f);
    return (float4)(d.x * f, d.y * f, d.z * f, 4.0f * eps * s6 * (s6 - 1.0f));
  }
  return (float4)(0.0f);
}

__kernel void forces(__global const float4 *restrict pos, __global float4 *restrict force,
#ifdef NEIGH
                     __global const uint *list, __global const uint *nn, uint pitch,
#endif
                     __constant params *P, __local float4 *tile) {
  const uint i = get_global_id(0), l = get_local_id(0), L = get_local_size(0);
  const float4 me = pos[i];
  const float s6 = powr(P->sigma, 6.0f);
  float4 acc = (float4)0.0f;
#ifdef NEIGH
  for (uint k = 0; k < nn[i]; ++k)
    acc += lj(min_image(me - pos[list[k * pitch + i]], P->box), s6, P->eps);
#else
  for (uint base = 0; base < P->natoms; base += L) {
    event_t e = async_work_group_copy(tile, pos + base, (size_t)L, 0);
    wait_group_events(1, &e);
    for (uint k = 0; k < L; ++k)
      acc += lj(min_image(me - tile[k], (*P).box), s6, P->eps);
    barrier(CLK_LOCAL_MEM_FENCE);
  }
#endif
  force[i] = acc;
  (void)l;
}
