// A kernel that uses much of the language.

typedef float real_t;
typedef float4 real4;
typedef struct __attribute__((packed)) { float4 a; char b; } pk;
typedef union { float4 v; float a[4]; } vu;
constant sampler_t smp = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP | CLK_FILTER_NEAREST;
constant float w[4] = { 0.1f, 0.2f, 0.3f, 0.4f };
constant float4 k4 = (float4)(1.0f, 0.0f, 0.0f, 1.0f);
constant uint2 tab[] = { (uint2)(1, 2), {3, 4}, (uint2)(5) };
constant struct { int a; float b[2]; } cs = { 1, { 2, 3 } };
inline float sq(float x) { return x * x; }
static inline float4 sq4(float4 x) { return x * x; } //~ ERROR[1.0,1.1] CL0407
float4 load(global const float *restrict p, size_t i) { return vload4(i, p); }
kernel __attribute__((reqd_work_group_size(64, 1, 1))) void a(global float4 *restrict out, global const float4 *in, local float4 *tmp, const uint n, read_only image2d_t img, float2 sc) {
  const size_t gid = get_global_id(0), lid = get_local_id(0);
  local float acc[64];
  local vu shared;
  acc[lid] = dot(in[gid], k4);
  barrier(CLK_LOCAL_MEM_FENCE);
  for (uint s = get_local_size(0) / 2; s > 0; s >>= 1) { if (lid < s) acc[lid] += acc[lid + s]; barrier(CLK_LOCAL_MEM_FENCE); }
  float4 px = read_imagef(img, smp, convert_int2(sc));
  float4 v = mix(px, in[gid], 0.5f);
  v.xyz = cross(v.xyz, px.xyz).zyx;
  v = select(v, px, isgreater(v, px));
  v = v > px ? v : px;
  int4 m = v > 0.5f;
  v = as_float4(as_int4(v) & m);
  float8 big = (float8)(v, px);
  v = big.even + big.odd * big.s0;
  vu u; u.v = v; u.a[0] = w[lid & 3];
  uchar4 c = convert_uchar4_sat_rte(v * 255.0f);
  ushort2 us = upsample((uchar2)(1, 2), (uchar2)(3, 4));
  out[gid] = u.v + (float4)(us.x, us.y, c.x, native_recip(v.w)) * (float)n;
  atomic_inc((volatile global int *)out);
  tmp[lid] = fma(v, v, v); mem_fence(CLK_LOCAL_MEM_FENCE);
  switch (n) { case 0: return; case 1: { int q = 1; out[0].x = q; } break; default: out[0] = 0; }
  do { v *= 2; } while (any(isless(v, (float4)(1.0f))));
  goto end;
  end: out[1] = -v;
  printf("%d %v4f\n", n, v); //~ ERROR[1.0,1.1] CL0602
  prefetch(in, 1);
  event_t e = async_work_group_copy(tmp, in, n, 0); wait_group_events(1, &e);
  ulong l = mul_hi(1UL, 2UL); long2 ll = (long2)(-1, 1); uint pc = popcount(n); //~ ERROR[1.0,1.1] CL0602
  float r = fract(v.x, &r); int ex; r = frexp(r, &ex); r = ldexp(r, ex); float cs2; r = sincos(r, &cs2);
  half h; vstore_half(r, 0, (global half *)out); r = vload_half(0, (global half *)out); //~ ERROR CL0433
  bool b = all(v == px); b = isnan(r) || !isfinite(r); r = b ? r : 0; r = clamp(r, 0.f, 1.f); r = max(r, 0.0f); n ? r : 1;
  private float pr = r; float arr[4] = {0}; float *pp = arr; global float *gp = (global float *)out; pp = &arr[1]; *pp++ = *gp++;
  (void)shared; shared.v = v;
  if (n & 1 && r > 0 || b) return;
  int x = 3, *px2 = &x; px2[0] = -x; x = ~x ^ n; x <<= 2; x = (x, 1);
  sizeof(pk); sizeof v; sizeof(float3); vec_step(v);
}
