kernel void rounding(global const float *a, global float *o) {
  int i = get_global_id(0); float x = a[i];
  o[8 * i] = floor(x); o[8 * i + 1] = ceil(x); o[8 * i + 2] = trunc(x); o[8 * i + 3] = rint(x); o[8 * i + 4] = round(x);
  o[8 * i + 5] = fabs(x); o[8 * i + 6] = sign(x); o[8 * i + 7] = copysign(2.0f, x);
}
kernel void two(global const float *a, global const float *b, global float *o) {
  int i = get_global_id(0); float x = a[i], y = b[i];
  o[8 * i] = fmin(x, y); o[8 * i + 1] = fmax(x, y); o[8 * i + 2] = fmod(x, y); o[8 * i + 3] = remainder(x, y);
  o[8 * i + 4] = fdim(x, y); o[8 * i + 5] = maxmag(x, y); o[8 * i + 6] = hypot(x, y); o[8 * i + 7] = nextafter(x, y) > x;
}
kernel void parts(global const float *a, global float *o, global int *n) {
  int i = get_global_id(0); float x = a[i], w; int e;
  o[6 * i] = fract(x, &w); o[6 * i + 1] = w; o[6 * i + 2] = modf(x, &w); o[6 * i + 3] = w; o[6 * i + 4] = frexp(x, &e); o[6 * i + 5] = logb(x);
  n[2 * i] = e; n[2 * i + 1] = ilogb(x);
}
kernel void exact(global const float *a, global float *o) {
  o[0] = sqrt(a[0]); o[1] = rsqrt(a[0]); o[2] = fma(a[1], a[1], -1.0f); o[3] = mad(a[0], 2.0f, 1.0f); o[4] = ldexp(a[0], -3);
  o[5] = cbrt(27.0f); o[6] = exp2(10.0f); o[7] = log2(1024.0f); o[8] = pown(2.0f, -2); o[9] = rootn(-8.0f, 3); o[10] = powr(4.0f, 0.5f);
  o[11] = exp(0.0f); o[12] = cospi(1.0f); o[13] = sinpi(0.5f); o[14] = tgamma(5.0f); o[15] = half_recip(4.0f); o[16] = native_divide(1.0f, 8.0f);
  int q; o[17] = remquo(7.0f, 2.0f, &q); o[18] = q; o[19] = isnan(nan(5u));
}
kernel void near(global float *o) {
  o[0] = sin(1.0f); o[1] = cos(1.0f); o[2] = tan(1.0f); o[3] = exp(1.0f); o[4] = log(2.0f); o[5] = pow(2.0f, 0.5f); o[6] = atan2(1.0f, -1.0f);
  o[7] = sinh(1.0f); o[8] = erf(0.5f); o[9] = lgamma(0.5f); o[10] = exp10(0.5f); o[11] = log1p(0.5f); float c; o[12] = sincos(0.5f, &c); o[13] = c;
}
kernel void doubles(global double *o) { o[0] = sqrt(2.0); o[1] = fma(0.1, 10.0, -1.0); double3 v = floor((double3)(1.5, -1.5, 2.0)); o[2] = v.y; o[3] = pow(2.0, 100.0); o[4] = fmax(v, 0.5).y; }
kernel void common_functions(global const float *a, global float *o) {
  o[0] = clamp(a[0], 0.0f, 1.0f); o[1] = mix(2.0f, 4.0f, 0.25f); o[2] = step(1.0f, a[0]); o[3] = smoothstep(0.0f, 2.0f, 1.0f);
  o[4] = degrees(3.14159265f); o[5] = radians(180.0f); o[6] = max(a[0], 1.0f); float4 v = clamp((float4)(-1.0f, 0.5f, 2.0f, 9.0f), 0.0f, 1.0f);
  vstore4(v, 0, o + 7); float2 s = step(1.0f, (float2)(0.5f, 1.5f)); o[11] = s.x; o[12] = s.y; o[13] = min((float2)(3.0f, 4.0f), 3.5f).y;
}
kernel void geometry(global float *o) {
  float3 c = cross((float3)(1, 0, 0), (float3)(0, 1, 0)); o[0] = c.x; o[1] = c.y; o[2] = c.z; o[3] = dot((float4)(1, 2, 3, 4), (float4)(2));
  o[4] = length((float2)(3, 4)); o[5] = distance((float3)(1, 2, 3), (float3)(1, 2, 5)); float2 n = normalize((float2)(0, 5)); o[6] = n.x; o[7] = n.y;
  o[8] = length((float2)(3e30f, 4e30f)); o[9] = fast_length(-2.0f); float4 d = cross((float4)(0, 1, 0, 9), (float4)(0, 0, 1, 9)); o[10] = d.x; o[11] = d.w;
}
kernel void relations(global const float *a, global int *o) {
  o[0] = isnan(a[0]); o[1] = isinf(a[1]); o[2] = isfinite(a[1]); o[3] = isnormal(1e-40f); o[4] = signbit(-0.0f); o[5] = isunordered(a[0], 1.0f); o[6] = isordered(1.0f, 2.0f);
  int2 v = isgreater((float2)(1.0f, 2.0f), (float2)(1.5f)); o[7] = v.x; o[8] = v.y; o[9] = any((int2)(0, -1)); o[10] = all((int2)(0, -1)); o[11] = any(1); 
  o[12] = bitselect(0x0f, 0xf0, 0xff); int4 s = select((int4)(1), (int4)(2), (int4)(-1, 0, 1, 0x80000000)); o[13] = s.x; o[14] = s.z; o[15] = s.w; o[16] = select(3, 4, 1);
  o[17] = (int)select(1.0f, 2.0f, 0u); o[18] = islessgreater(1.0f, 1.0f); long2 l = isequal((double2)(1.0, 2.0), (double2)(1.0)); o[19] = (int)l.x;
}
kernel void integers(global const int *a, global int *o) {
  o[0] = abs(a[0]); o[1] = abs_diff(a[0], 5); o[2] = add_sat(INT_MAX, a[1]); o[3] = sub_sat(INT_MIN, a[1]); o[4] = hadd(a[1], 4); o[5] = rhadd(a[1], 4);
  o[6] = mul_hi(1 << 20, 1 << 20); o[7] = rotate(1, 33); o[8] = clz(a[1]); o[9] = clz((uchar)1); o[10] = popcount(0xff); o[11] = ctz(8); o[12] = ctz(0);
  o[13] = mad_hi(1 << 20, 1 << 20, 3); o[14] = mad_sat(1 << 20, 1 << 20, 3); o[15] = mul24(1000, -3); o[16] = mad24(2, 3, 4); o[17] = upsample((short)1, (ushort)2);
  o[18] = upsample((char)-1, (uchar)0); uchar4 u = add_sat((uchar4)(250), (uchar4)(1, 5, 6, 250)); o[19] = u.x + u.y + u.z + u.w; o[20] = min(3, 4) + max((short)-1, (short)2);
  o[21] = clamp(a[0], -2, 9); char2 c = clamp((char2)(100, -100), (char)-5, (char)5); o[22] = c.x; o[23] = c.y; o[24] = abs((char)-128);
}
kernel void unsigneds(global uint *o) { o[0] = mul_hi(0xffffffffu, 0xffffffffu); o[1] = sub_sat(1u, 2u); o[2] = hadd(0xffffffffu, 0xffffffffu); o[3] = abs(-2147483647 - 1); o[4] = mad_sat(0xffffffffu, 2u, 1u); o[5] = rotate(0x80000001u, 4u); }
kernel void bit_functions(global int *o) { o[0] = bitfield_insert(0, 0xff, 4u, 4u); o[1] = bitfield_extract_signed(0xf0, 4u, 4u); o[2] = (int)bitfield_extract_unsigned(0xf0, 4u, 4u); o[3] = (int)bit_reverse((uchar)1); o[4] = bitfield_insert(-1, 0, 0u, 32u); }
kernel void dots(global int *o) { o[0] = dot((uchar4)(1, 2, 3, 255), (uchar4)(255)); o[1] = dot((char4)(-1, 2, 3, 4), (char4)(10)); o[2] = dot_acc_sat((char4)(127), (char4)(127), INT_MAX); o[3] = dot_4x8packed_ss_int(0x010203ffu, 0x01010101u); }
kernel void signs(global const float *a, global int *o) { o[0] = signbit(copysign(a[0], -1.0f)) && isnan(copysign(a[0], -1.0f)); o[1] = signbit(-a[0]) != signbit(a[0]); o[2] = signbit(copysign((double2)(a[0]), -1.0)).y; }
kernel void vectors(global const float *a, global float *o) {
  float3 t = vload3(1, a); vstore3(t * 2.0f, 0, o); float8 w = vload8(0, a); vstore8(w.s76543210, 0, o + 3); vstore2(vload2(3, a), 0, o + 11);
}
kernel void shuffles(global int *o) {
  int4 a = (int4)(1, 2, 3, 4), b = (int4)(5, 6, 7, 8);
  vstore4(shuffle(a, (uint4)(3, 2, 1, 0)), 0, o); vstore4(shuffle2(a, b, (uint4)(7, 0, 4, 12)), 1, o); int2 n = shuffle((int8)(a, b), (uint2)(6, 9)); o[8] = n.x; o[9] = n.y;
  uchar16 u = shuffle2((uchar2)(1, 2), (uchar2)(3, 4), (uchar16)(0, 1, 2, 3, 3, 2, 1, 0, 0, 0, 0, 0, 1, 1, 1, 1)); o[10] = u.s3 * 10 + u.s4;
}
