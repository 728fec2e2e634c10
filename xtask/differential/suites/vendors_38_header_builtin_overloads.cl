// std: 1.0 1.2 2.0 3.0
// opts: -DNO_HALF=1
// The declared built-in functions: one of every family, and names that are free.

#ifndef NO_HALF
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
#endif

float4 math(float4 a, float b, float4 *p, local int4 *i) {
  a = fmin(a, b) + clamp(a, 0.0f, 1.0f) + mix(a, a, b) + step(b, a) + smoothstep(a, a, a);
  a += ldexp(a, 2) + pown(a, (int4)(2)) + rootn(a, (int4)(3));
  a += fract(a, p) + modf(a, p) + remquo(a, a, i);
  a += native_recip(a) + half_exp2(a) + fma(a, a, a);
  return a;
}
int4 common(int4 a, uint4 u) {
  a = abs(a);
  a = mad24(a, a, a) + mul_hi(a, a) + rotate(a, a) + hadd(a, a) + clz(a) + upsample((short4)(1), (ushort4)(1));
  return select(a, a, u) + max(a, 3);
}
#if __OPENCL_C_VERSION__ >= 120
int pc(ulong x, float4 f) { return popcount(x) + isnan(f.x) + any(isinf(f)) + signbit(1.0f); }
#endif
#if __OPENCL_C_VERSION__ >= 200
int tz(uint x) { return ctz(x); }
local int *tl(generic int *p) { return to_local(p); }
#else
int ctz(int x) { return x; }
#endif
float geo(float3 a, float8 e) { return dot(a, a) + length(cross(a, a)) + fast_distance(a, a) + length(e); }
event_t cp(local float4 *d, global const float4 *s, event_t e) {
  e = async_work_group_copy(d, s, 4, e);
  e = async_work_group_strided_copy(d, s, 4, (size_t)2, e);
  prefetch(s, 8);
  wait_group_events(1, &e);
  return e;
}
void free_names(void) { float sin_ = sin(1), y0 = 2, index = 3; int abs = 4; abs = abs + 1; }
float bad(float4 a, int i) { return dot(a, i) + cross(a.xy, a.xy) + sin("x") + pow(a, 2) + max(a, i); }
float sin(float a);
int printf_like = M_PI_F > 3 && FLT_DIG == 6 && INT_MAX && MAXFLOAT > 1 && isgreater(1.0f, 2.0f);
