// std: 1.2 2.0 3.0
// opts: -DITER=4
// opts:
#ifndef ITER
#define ITER 8
#endif
typedef struct { uint3 gid, lid, grp; ulong linear; } info_t;
typedef uint uint_alias;
typedef uint_alias counter_t;

static inline uint3 ids3(void) {
  return (uint3)(get_global_id(0), get_global_id(1), get_global_id(2));
}
__kernel void non_uniform(__global info_t *info, __global counter_t *count, __local uint *hist) {
  const uint lx = get_local_id(0), ly = get_local_id(1);
  const size_t sx = get_local_size(0);
#if __OPENCL_C_VERSION__ >= 200
  const size_t ex = get_enqueued_local_size(0);
  const bool tail = sx != ex;
#else
  const bool tail = false;
#endif
  const size_t lin = lx + sx * ly;
  hist[lin] = tail ? 1u : 0u;
  barrier(CLK_LOCAL_MEM_FENCE);
  info_t t = {ids3(), (uint3)(lx, ly, 0), (uint3)(get_group_id(0), get_group_id(1), get_group_id(2)), lin};
  info[get_global_id(0)] = t;
  for (int i = 0; i < ITER; ++i)
    count[i] += hist[(lin + i) % sx];
}
__kernel void local_arrays(__global float *out) {
  __local float a[16][4];
  __local struct { float4 v[2]; int n; } s;
  __local float *p = &a[1][0];
  float priv[2][3] = {{1.0f, 2.0f, 3.0f}, {4.0f}};
  s.n = (int)(p - a[0]);
  a[get_local_id(0)][3] = priv[1][0];
  s.v[1].even = (float2)(priv[0][1], 1.0f);
  barrier(CLK_LOCAL_MEM_FENCE);
  out[get_global_id(0)] = a[0][3] + s.v[1].z + s.n;
}
__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void literals(__global uint *o, __global long *l) {
  o[0] = 0xffu + 017 + 'a' + '\n' + 1u;
  o[1] = (uint)1.5e3f + (uint).5f + (uint)0x1p4f;
  l[0] = 1L << 40;
  l[1] = 0x7fffffffffffffffL - 1UL;
  l[2] = sizeof(long) == 8 && sizeof(size_t) == sizeof(void *);
  o[2] = ~0u >> 31 << 2 | 3 & 5 ^ 1;
}
__kernel void vec_ops(__global int4 *v, int s) {
  v[0] = v[1] + s;
  v[0] <<= 2;
  v[1] = v[0] % (int4)(3) & ~v[2];
  v[2] = -v[1] * (int4)(1, 2, s, 4);
  v[3] = v[0] >> v[1];
  v[3]++;
  v[4] = (v[0] == v[1]) || (v[2] != v[3]);
  v[5] = as_int4(as_float4(v[4]));
  v[6] = (int4){1, 2, 3, 4};
  v[7].s0 = v[6].odd.x, v[7].wzyx = v[6];
}
