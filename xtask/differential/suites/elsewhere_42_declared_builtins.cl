// std: 1.0 1.1 1.2 2.0 3.0
// Declared builtins of the header, by edition and by extension.

char4 test_int(char c, char4 c4) {
  char m = max(c4.x, c4.y);
  char4 r = max(c4, c4.s1111);
  uchar4 a = abs(c4);
  r = max(c4, c);
  return max(c4, c4) + clamp(c4, (char4)1, (char4)2) + convert_char4_sat(a);
}
int conversions(float f, int4 i, uint u, double d) {
  short4 s = convert_short4(i);
  int r = convert_int_rte(f) + convert_int_sat_rtp(f);
  uchar uc = convert_uchar_sat(u);
  float4 g = convert_float4_rtn(i);
  r += convert_int(d);
  r += convert_int4(i);
  r += convert_int_rtx(f);
  r += as_int(f) + as_uint(d) + as_int(s.lo);
  return r;
}
kernel void basic_conversion(global float *buf, global int *res) {
  res[0] = convert_int(buf[0]);
  res[1] = get_work_dim() + get_global_id(0) + get_local_size(1) + get_num_groups(2u);
  res[2] = get_global_offset(0);
  res[3] = get_global_linear_id() + get_local_linear_id() + get_enqueued_local_size(0);
  res[4] = get_global_id();
  res[5] = get_global_id(0, 1);
  res[6] = popcount(res[0]) + clz(res[1]);
  res[7] = ctz(res[1]);
  res[8] = mul24(res[0], res[1]) + mad24(1, 2, 3) + mad_hi(1, 2, 3) + rotate(1, 2) + hadd(1, 3);
  res[9] = upsample((short)1, (ushort)2) + upsample(1, 2);
  res[10] = dot_acc_sat((uchar4)1, (uchar4)2, 3u);
}
void math(float f, float4 v, double d, half h, global float *g, local int *li, private float *p, int *gi) {
  f = sin(f) + cospi(f) + atan2pi(f, f) + fmin(f, 1.0f) + mad(f, f, f) + rsqrt(f) + native_exp(f);
  v = fmax(v, f) + pown(v, (int4)2) + ldexp(v, 3) + rootn(f, 3) + clamp(v, 0.0f, 1.0f);
  v = mix(v, v, f) + smoothstep(0.0f, 1.0f, v) + step(f, v) + sign(v) + degrees(v);
  f = length(v) + distance(v, v) + fast_length(v.xyz) + dot(v.xy, v.zw);
  v = normalize(v) + cross(v, v) + fast_normalize(v);
  f = length((float8)(1)) + cross(v.xy, v.xy).x;
  f = fract(f, p) + fract(f, g) + frexp(f, li) + modf(f, p) + sincos(f, p) + lgamma_r(f, gi);
  f = nan(1u) + fabs(v).x + ilogb(f) + fdim(f, f) + remquo(f, f, li);
  d = sin(d) + fma(d, d, d) + native_sin(d);
  h = sin(h);
  f = sin(1) + sqrt(2) + pow(2, 3) + fabs(-1);
  f = abs(f) + sinf(f) + max(1, 2.0f) + min(f, 1);
  int i = isnan(f) + isequal(f, f) + signbit(f) + isfinite(d) + any(isnan(v)) + all(isless(v, v));
  int4 b = bitselect((int4)1, (int4)2, (int4)3) + select((int4)1, (int4)2, (uint4)3);
  v = select(v, v, b) + bitselect(v, v, v);
  v = select(v, v, f);
}
kernel void async(global float4 *g, local float4 *l, global int *gi, local int *li) {
  event_t e = async_work_group_copy(l, g, 16, 0);
  e = async_work_group_strided_copy(gi, li, (size_t)8, (size_t)2, e);
  e = async_work_group_copy(g, g, 16, 0);
  wait_group_events(1, &e);
  prefetch(g, 4);
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  e = async_work_group_copy_2D2D(li, 0, gi, 0, 4, 4, 4, 4, 4, e);
}
#if __OPENCL_C_VERSION__ < 120
#define CHECK_DOUBLE 0
#endif
int own_abs(int);
float sin(float);
float __attribute__((overloadable)) cos(float);
int get_work_dim(int);
int user_named(void) { int min = 3; int clamp = min; return clamp + abs(-1); }
