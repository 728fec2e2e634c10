// std: 1.0 1.2 2.0 3.0
// opts: -DUNROLL=8
#ifndef UNROLL
#define UNROLL 4
#endif
#define ROTL(x, n) rotate((uint)(x), (uint)(n))
#define F(b, c, d) bitselect((d), (c), (b))
#define R(a, b, c, d, k, s, t) a += F(b, c, d) + (k) + (t); a = ROTL(a, s) + (b)
__constant uint K[4] = {0xd76aa478u, 0xe8c7b756u, 0x242070dbu, 0xc1bdceeeu};

__kernel __attribute__((vec_type_hint(uint4)))
void md_like(__global const uint4 *msg, __global uint4 *digest) {
  uint4 m = msg[get_global_id(0)];
  uint a = 0x67452301, b = 0xefcdab89, c = 0x98badcfe, d = 0x10325476;
  R(a, b, c, d, m.s0, 7, K[0]);
  R(d, a, b, c, m.s1, 12, K[1]);
  R(c, d, a, b, m.s2, 17, K[2]);
  R(b, c, d, a, m.s3, 22, K[3]);
  digest[get_global_id(0)] = (uint4)(a, b, c, d);
}

float4 interact(float4 bi, float4 bj, float4 ai, float eps) {
  float4 r = bj - bi;
  r.w = 0.f;
  float inv = native_rsqrt(dot(r, r) + eps);
  return ai + r * (bj.w * inv * inv * inv);
}

__kernel __attribute__((work_group_size_hint(64, 1, 1)))
void nbody(__global const float4 *restrict pos, __global float4 *restrict vel,
           __local float4 *sh, int n, float dt, float eps) {
  const int gid = get_global_id(0);
  const int lsz = get_local_size(0);
  float4 p = pos[gid], acc = (float4)0.0f;
  for (int t = 0; t < n / lsz; ++t) {
    sh[get_local_id(0)] = pos[t * lsz + get_local_id(0)];
    barrier(CLK_LOCAL_MEM_FENCE);
#pragma unroll UNROLL
    for (int j = 0; j < lsz; ++j)
      acc = interact(p, sh[j], acc, eps);
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  vel[gid] += acc * dt;
}

#define CMUL(a, b) (float2)((a).x*(b).x - (a).y*(b).y, fma((a).x, (b).y, (a).y*(b).x))
#define BFLY(a, b) do { float2 t_ = (a) - (b); (a) += (b); (b) = t_; } while (0)
__kernel void fft4(__global float2 *w) {
  float2 z[4], tw;
  int i;
  for (i = 0; i < 4; i++) z[i] = w[get_global_id(0) * 4 + i];
  BFLY(z[0], z[2]);
  BFLY(z[1], z[3]);
  z[3] = z[3].yx * (float2)(-1, 1);
  tw.x = native_cos(M_PI_F / 4), tw.y = native_sin(M_PI_F / 4);
  z[1] = CMUL(z[1], tw);
  for (i = 0; i < 4; i++) w[get_global_id(0) * 4 + i] = z[i] / 2;
}

__kernel void int_ops(__global int4 *a, __global uint4 *u, __global long2 *l) {
  a[0] = mul_hi(a[1], a[2]) + mad24(a[0], a[1], a[2]) + hadd(a[1], a[3]);
  u[0] = abs_diff(a[0], a[1]) + abs(a[2]) + clz(u[1]) + add_sat(u[2], u[3]);
  l[0] = upsample(a[0].xy, u[0].zw);
  a[3] = clamp(a[0], -1, 1);
}
