// Programs that test suites of drivers and simulators have in this shape: nothing is wrong with them.
#define CHECK(n, c) do { if (!(c)) printf("FAIL %d\n", n); else atomic_inc(o); } while (0)

kernel void conv_modes_2(global const float *in, global int *out, global uchar *bytes, global short *sh) {
  int g = get_global_id(0);
  float2 x = vload2(g, in);
  vstore2(convert_int2_rte(x), g, out);
  vstore2(convert_int2_rtz(x), g + 2, out);
  vstore2(convert_int2_rtp(x), g + 4, out);
  vstore2(convert_int2_rtn(x), g + 6, out);
  vstore2(convert_int2(x), g + 8, out);
  vstore2(convert_uchar2_sat_rte(x), g, bytes);
  vstore2(convert_uchar2_sat(x * 100.0f), g + 2, bytes);
  vstore2(convert_short2_sat_rtp(x * 10000.0f), g, sh);
  vstore2(convert_short2_sat_rtn(x), g + 2, sh);
}

kernel void conv_modes_3(global const float *in, global int *out, global uchar *bytes, global short *sh) {
  int g = get_global_id(0);
  float3 x = vload3(g, in);
  vstore3(convert_int3_rte(x), g, out);
  vstore3(convert_int3_rtz(x), g + 2, out);
  vstore3(convert_int3_rtp(x), g + 4, out);
  vstore3(convert_int3_rtn(x), g + 6, out);
  vstore3(convert_int3(x), g + 8, out);
  vstore3(convert_uchar3_sat_rte(x), g, bytes);
  vstore3(convert_uchar3_sat(x * 100.0f), g + 2, bytes);
  vstore3(convert_short3_sat_rtp(x * 10000.0f), g, sh);
  vstore3(convert_short3_sat_rtn(x), g + 2, sh);
}

kernel void conv_modes_4(global const float *in, global int *out, global uchar *bytes, global short *sh) {
  int g = get_global_id(0);
  float4 x = vload4(g, in);
  vstore4(convert_int4_rte(x), g, out);
  vstore4(convert_int4_rtz(x), g + 2, out);
  vstore4(convert_int4_rtp(x), g + 4, out);
  vstore4(convert_int4_rtn(x), g + 6, out);
  vstore4(convert_int4(x), g + 8, out);
  vstore4(convert_uchar4_sat_rte(x), g, bytes);
  vstore4(convert_uchar4_sat(x * 100.0f), g + 2, bytes);
  vstore4(convert_short4_sat_rtp(x * 10000.0f), g, sh);
  vstore4(convert_short4_sat_rtn(x), g + 2, sh);
}

kernel void conv_modes_8(global const float *in, global int *out, global uchar *bytes, global short *sh) {
  int g = get_global_id(0);
  float8 x = vload8(g, in);
  vstore8(convert_int8_rte(x), g, out);
  vstore8(convert_int8_rtz(x), g + 2, out);
  vstore8(convert_int8_rtp(x), g + 4, out);
  vstore8(convert_int8_rtn(x), g + 6, out);
  vstore8(convert_int8(x), g + 8, out);
  vstore8(convert_uchar8_sat_rte(x), g, bytes);
  vstore8(convert_uchar8_sat(x * 100.0f), g + 2, bytes);
  vstore8(convert_short8_sat_rtp(x * 10000.0f), g, sh);
  vstore8(convert_short8_sat_rtn(x), g + 2, sh);
}

kernel void conv_modes_16(global const float *in, global int *out, global uchar *bytes, global short *sh) {
  int g = get_global_id(0);
  float16 x = vload16(g, in);
  vstore16(convert_int16_rte(x), g, out);
  vstore16(convert_int16_rtz(x), g + 2, out);
  vstore16(convert_int16_rtp(x), g + 4, out);
  vstore16(convert_int16_rtn(x), g + 6, out);
  vstore16(convert_int16(x), g + 8, out);
  vstore16(convert_uchar16_sat_rte(x), g, bytes);
  vstore16(convert_uchar16_sat(x * 100.0f), g + 2, bytes);
  vstore16(convert_short16_sat_rtp(x * 10000.0f), g, sh);
  vstore16(convert_short16_sat_rtn(x), g + 2, sh);
}

kernel void conv_int_float_modes(global const int *in, global float *out, global const ulong *ul, global double *d) {
  int g = get_global_id(0);
  out[g*5] = convert_float_rte(in[g]); out[g*5+1] = convert_float_rtz(in[g]); out[g*5+2] = convert_float_rtp(in[g]); out[g*5+3] = convert_float_rtn(in[g]); out[g*5+4] = in[g];
  d[g*4] = convert_double_rtz(ul[g]); d[g*4+1] = convert_double_rtp(ul[g]); d[g*4+2] = convert_double_rtn(ul[g]); d[g*4+3] = ul[g];
}

kernel void as_type(global int *o) {
  CHECK(1, as_int(1.0f) == 0x3f800000); CHECK(2, as_float(0x40490fdb) > 3.14159f);
  CHECK(3, all(as_uchar4(0x04030201) == (uchar4)(1,2,3,4)));
  CHECK(4, all(as_ushort2(0x00020001) == (ushort2)(1,2)));
  CHECK(5, as_long((int2)(1,2)) == 0x200000001L);
  CHECK(6, as_double(0x3ff0000000000000UL) == 1.0);
  int3 a = as_int3((float4)(1,2,3,4)); CHECK(7, a.z == 0x40400000);
  float4 f = as_float4((int3)(0x3f800000, 0x40000000, 0x40400000)); CHECK(8, f.y == 2.0f);
  CHECK(9, as_char(as_uchar((char)-5)) == -5);
  uchar16 u = as_uchar16((ulong2)(0x0706050403020100UL, 0x0f0e0d0c0b0a0908UL)); CHECK(10, u.sa == 10 && u.s3 == 3);
  CHECK(11, as_uint((char4)(-1,-1,-1,0)) == 0xffffff);
}

kernel void vec_char_3(global const char *in, global char *out, global char *m) {
  char3 a = vload3(0, in), b = vload3(1, in);
  vstore3(a + b, 0, out); vstore3(a - b, 1, out); vstore3(a * b, 2, out); vstore3(a / b, 3, out);
  vstore3(-a, 4, out); vstore3(a + (char)3, 5, out); vstore3((a < b) ? a : b, 6, out);
  vstore3(select(a, b, a > b), 7, out);
  char3 c = a; c.s0 = b.s1; c.lo = c.lo; c.odd = a.odd; c.s10 = c.s01; vstore3(c, 8, out);
  c += a; c *= b; c -= (char)1; vstore3(c, 9, out);
  vstore3(a < b, 0, m); vstore3(a == b, 1, m); vstore3(a >= b && a != b, 2, m); vstore3(!a, 3, m);
  vstore3((a <= b) || (a > b), 4, m);
  out[10 * 3] = any(a < b) + 2 * all(a <= b);
}

kernel void vec_ulong_3(global const ulong *in, global ulong *out, global long *m) {
  ulong3 a = vload3(0, in), b = vload3(1, in);
  vstore3(a + b, 0, out); vstore3(a - b, 1, out); vstore3(a * b, 2, out); vstore3(a / b, 3, out);
  vstore3(-a, 4, out); vstore3(a + (ulong)3, 5, out); vstore3((a < b) ? a : b, 6, out);
  vstore3(select(a, b, a > b), 7, out);
  ulong3 c = a; c.s0 = b.s1; c.lo = c.lo; c.odd = a.odd; c.s10 = c.s01; vstore3(c, 8, out);
  c += a; c *= b; c -= (ulong)1; vstore3(c, 9, out);
  vstore3(a < b, 0, m); vstore3(a == b, 1, m); vstore3(a >= b && a != b, 2, m); vstore3(!a, 3, m);
  vstore3((a <= b) || (a > b), 4, m);
  out[10 * 3] = any(a < b) + 2 * all(a <= b);
}

kernel void vec_float_16(global const float *in, global float *out, global int *m) {
  float16 a = vload16(0, in), b = vload16(1, in);
  vstore16(a + b, 0, out); vstore16(a - b, 1, out); vstore16(a * b, 2, out); vstore16(a / b, 3, out);
  vstore16(-a, 4, out); vstore16(a + (float)3, 5, out); vstore16((a < b) ? a : b, 6, out);
  vstore16(select(a, b, a > b), 7, out);
  float16 c = a; c.s0 = b.s1; c.lo = c.lo; c.odd = a.odd; c.s10 = c.s01; vstore16(c, 8, out);
  c += a; c *= b; c -= (float)1; vstore16(c, 9, out);
  vstore16(a < b, 0, m); vstore16(a == b, 1, m); vstore16(a >= b && a != b, 2, m); vstore16(!a, 3, m);
  vstore16((a <= b) || (a > b), 4, m);
  out[10 * 16] = any(a < b) + 2 * all(a <= b);
}

kernel void shuffle_ulong(global const ulong *in, global ulong *out) {
  { ulong2 x = vload2(0, in), y = vload2(1, in); ulong2 s = (ulong2)(4,1); vstore2(shuffle(x, s), 0, out + 0); vstore2(shuffle2(x, y, s), 0, out + 2); }
  { ulong4 x = vload4(0, in), y = vload4(1, in); ulong2 s = (ulong2)(6,11); vstore2(shuffle(x, s), 0, out + 4); vstore2(shuffle2(x, y, s), 0, out + 6); }
  { ulong8 x = vload8(0, in), y = vload8(1, in); ulong2 s = (ulong2)(10,15); vstore2(shuffle(x, s), 0, out + 8); vstore2(shuffle2(x, y, s), 0, out + 10); }
  { ulong16 x = vload16(0, in), y = vload16(1, in); ulong2 s = (ulong2)(18,23); vstore2(shuffle(x, s), 0, out + 12); vstore2(shuffle2(x, y, s), 0, out + 14); }
  { ulong2 x = vload2(0, in), y = vload2(1, in); ulong4 s = (ulong4)(6,3,0,5); vstore4(shuffle(x, s), 0, out + 16); vstore4(shuffle2(x, y, s), 0, out + 20); }
  { ulong4 x = vload4(0, in), y = vload4(1, in); ulong4 s = (ulong4)(8,13,2,7); vstore4(shuffle(x, s), 0, out + 24); vstore4(shuffle2(x, y, s), 0, out + 28); }
  { ulong8 x = vload8(0, in), y = vload8(1, in); ulong4 s = (ulong4)(12,17,22,27); vstore4(shuffle(x, s), 0, out + 32); vstore4(shuffle2(x, y, s), 0, out + 36); }
  { ulong16 x = vload16(0, in), y = vload16(1, in); ulong4 s = (ulong4)(20,25,30,35); vstore4(shuffle(x, s), 0, out + 40); vstore4(shuffle2(x, y, s), 0, out + 44); }
  { ulong2 x = vload2(0, in), y = vload2(1, in); ulong8 s = (ulong8)(2,7,4,1,6,3,0,5); vstore8(shuffle(x, s), 0, out + 48); vstore8(shuffle2(x, y, s), 0, out + 56); }
  { ulong4 x = vload4(0, in), y = vload4(1, in); ulong8 s = (ulong8)(12,1,6,11,0,5,10,15); vstore8(shuffle(x, s), 0, out + 64); vstore8(shuffle2(x, y, s), 0, out + 72); }
  { ulong8 x = vload8(0, in), y = vload8(1, in); ulong8 s = (ulong8)(16,21,26,31,4,9,14,19); vstore8(shuffle(x, s), 0, out + 80); vstore8(shuffle2(x, y, s), 0, out + 88); }
  { ulong16 x = vload16(0, in), y = vload16(1, in); ulong8 s = (ulong8)(24,29,34,39,44,49,54,59); vstore8(shuffle(x, s), 0, out + 96); vstore8(shuffle2(x, y, s), 0, out + 104); }
  { ulong2 x = vload2(0, in), y = vload2(1, in); ulong16 s = (ulong16)(2,7,4,1,6,3,0,5,2,7,4,1,6,3,0,5); vstore16(shuffle(x, s), 0, out + 112); vstore16(shuffle2(x, y, s), 0, out + 128); }
  { ulong4 x = vload4(0, in), y = vload4(1, in); ulong16 s = (ulong16)(4,9,14,3,8,13,2,7,12,1,6,11,0,5,10,15); vstore16(shuffle(x, s), 0, out + 144); vstore16(shuffle2(x, y, s), 0, out + 160); }
  { ulong8 x = vload8(0, in), y = vload8(1, in); ulong16 s = (ulong16)(24,29,2,7,12,17,22,27,0,5,10,15,20,25,30,3); vstore16(shuffle(x, s), 0, out + 176); vstore16(shuffle2(x, y, s), 0, out + 192); }
  { ulong16 x = vload16(0, in), y = vload16(1, in); ulong16 s = (ulong16)(32,37,42,47,52,57,62,3,8,13,18,23,28,33,38,43); vstore16(shuffle(x, s), 0, out + 208); vstore16(shuffle2(x, y, s), 0, out + 224); }
}

kernel void shift_masks(global int *o, global long *l, global uchar *c) {
  int g = get_global_id(0);
  o[g] = 1 << (g + 30); o[g+8] = -100 >> (g + 33); l[g] = 1L << (g + 62); c[g] = (uchar)200 << g; c[g+8] = (uchar)200 >> g;
  int4 v = (int4)(g, g + 1, g + 31, g + 32); int4 r = (int4)(1) << v; o[16 + g] = r.x + r.y + r.z + r.w;
}

kernel void printf_floats(global float *o) {
  printf("%f %e %g %a %.2f %10.3f %-10.1f| %+.1e %G %E\n", 1.5f, 12345.678f, 0.0001f, 1.0f, 3.14159f, 2.71828f, 9.99f, -0.5f, 1e10f, 1e-5f);
  printf("%f %f %f %g\n", INFINITY, -INFINITY, NAN, 100000000.0f);
  printf("%.0f %#.0f %.10g %5.1f%%\n", 2.5f, 2.5f, 0.1f, 99.5f);
}

kernel void printf_vectors(global float *o) {
  printf("%v4d %v2hlx %v4f %v3hhd %v8hlu %v2ld %v4hd\n", (int4)(1,-2,3,-4), (uint2)(10,255), (float4)(1.0f,2.5f,-3.0f,4.0f), (char3)(-1,2,3), (uint8)(1,2,3,4,5,6,7,8), (long2)(-1,1L<<40), (short4)(1,-2,3,4));
  printf("%5.2v4hlf|%v2la|%#v4hhx|%04v2hld\n", (float4)(1.0f,2.0f,3.0f,4.0f), (double2)(1.0,2.0), (uchar4)(1,2,3,4), (int2)(7,8));
  printf("%v16hhu\n", (uchar16)(0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,255));
}

kernel void half_vload(global const ushort *bits, global float *out, global ushort *back) {
  global const half *h = (global const half *)bits; global half *b = (global half *)back;
  int g = get_global_id(0);
  out[g] = vload_half(g, h); 
  vstore_half(out[g] * 1.0009765625f, g, b); vstore_half_rtz(out[g] * 1.0007f, g + 8, b); vstore_half_rtp(out[g] * 1.0001f, g + 16, b); vstore_half_rtn(out[g] * 1.0001f, g + 24, b); vstore_half_rte(out[g] / 3.0f, g + 32, b);
  if (g == 0) { float4 v = vload_half4(0, h); vstore4(v, 2, out); float3 w = vloada_half3(1, h); vstore3(w, 4, out); vstorea_half4(v * 3.0f, 10, b); vstore_half3(v.xyz * 5.0f, 15, b); }
}

kernel void math_exact(global const float *in, global float *o, global int *i) {
  int g = get_global_id(0); float x = in[g];
  o[g*20+0]=floor(x); o[g*20+1]=ceil(x); o[g*20+2]=trunc(x); o[g*20+3]=rint(x); o[g*20+4]=round(x); o[g*20+5]=fabs(x); o[g*20+6]=copysign(x, -1.0f); o[g*20+7]=fmin(x, 0.5f); o[g*20+8]=fmax(x, NAN);
  o[g*20+9]=fdim(x, 0.25f); o[g*20+10]=fmod(x, 0.75f); o[g*20+11]=remainder(x, 0.75f); int q; o[g*20+12]=remquo(x, 0.75f, &q); i[g*4]=q & 7; int e; o[g*20+13]=frexp(x, &e); i[g*4+1]=e; float ip; o[g*20+14]=modf(x, &ip); o[g*20+15]=ip; o[g*20+16]=ldexp(x, 3); o[g*20+17]=nextafter(x, 100.0f); o[g*20+18]=logb(x); i[g*4+2]=ilogb(x); o[g*20+19]=maxmag(x, -0.5f); i[g*4+3]=signbit(x)+2*isfinite(x)+4*isnormal(x);
}

kernel void frexp_vec(global float *o, global int *i) {
  int4 e; float4 m = frexp((float4)(1.0f, 0.75f, -8.0f, 0.0f), &e); vstore4(m, 0, o); vstore4(e, 0, i);
  float4 w; float4 f = modf((float4)(1.25f, -1.25f, 3.0f, -0.5f), &w); vstore4(f, 1, o); vstore4(w, 2, o);
  float4 fl; float4 fr = fract((float4)(1.25f, -1.25f, 3.0f, -0.5f), &fl); vstore4(fr, 3, o); vstore4(fl, 4, o);
  local int le; local float lf; float z = frexp(10.0f, &le); o[20] = z; i[4] = le; o[21] = modf(2.5f, &lf); o[22] = lf;
}

kernel void geometric(global float *o) {
  float4 a = (float4)(1,2,3,4), b = (float4)(4,3,2,1);
  o[0]=dot(a,b); o[1]=length((float2)(3,4)); o[2]=distance(a,a); vstore4(cross(a,b),1,o); vstore3(cross(a.xyz,b.xyz),3,o); o[3]=dot(a.xy,b.xy); vstore2(normalize((float2)(3,4)),6,o); o[14]=length(-5.0f); o[15]=distance(1.0f,4.0f); o[16]=dot(2.0f,3.0f); o[17]=normalize(7.0f);
}

kernel void relational(global int *o, global const float *in) {
  float4 a = vload4(0, in), b = vload4(1, in);
  vstore4(isequal(a,b),0,o); vstore4(isnotequal(a,b),1,o); vstore4(isgreater(a,b),2,o); vstore4(isless(a,b),3,o); vstore4(islessgreater(a,b),4,o); vstore4(isordered(a,b),5,o); vstore4(isunordered(a,b),6,o); vstore4(isnan(a),7,o); vstore4(isinf(a),8,o); vstore4(signbit(b),9,o); vstore4(bitselect(as_int4(a),as_int4(b),(int4)(0xff00)),10,o);
  o[44]=isequal(a.x,b.x); o[45]=isnan(a.z); o[46]=any((int4)(0,0,INT_MIN,0)); o[47]=all((int2)(-1,INT_MIN)); o[48]=select(3,4,(uint)1); o[49]=any((char2)(1,2));
}

kernel void dr_broadcast(global int *o, local int *s) {
  int l = get_local_id(0);
  if (l == 0) *s = 42;
  barrier(CLK_LOCAL_MEM_FENCE); o[get_global_id(0)] = *s;
}

kernel void dr_global_fence(global int *o) {
  int g = get_global_id(0); o[g] = g; barrier(CLK_GLOBAL_MEM_FENCE);
  if (g == 0) {
    int x = 0;
    for (int i = 0; i < 4; i++) x += o[i];
    o[0] = x;
  }
}

kernel void dr_uniform_ww(global int *d) { *d = 3; }

kernel void dr_matching_write(local int *s, global int *o) {
  int l = get_local_id(0); *s = 42; barrier(CLK_LOCAL_MEM_FENCE);
  if (l == 0) *o = *s;
}

kernel void dr_atomic_same(global int *d) { int g = get_global_id(0); d[g] = 0; atomic_inc(d + g); d[g]++; }

kernel void dr_atomics(global int *d, local int *s) {
  int l = get_local_id(0);
  if (l == 0) *s = 0;
  barrier(CLK_LOCAL_MEM_FENCE); atomic_add(s, l); barrier(CLK_LOCAL_MEM_FENCE);
  if (l == 0) atomic_add(d, *s);
}

kernel void dr_reduce(global int *in, global int *o, local int *s) {
  int l = get_local_id(0); s[l] = in[l]; barrier(CLK_LOCAL_MEM_FENCE);
  for (int d = 4; d > 0; d >>= 1) {
    if (l < d) s[l] += s[l + d];
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  if (l == 0) *o = s[0];
}

kernel void dr_vector_partial(global int4 *d) { int g = get_global_id(0); ((global int *)d)[g] = g; }

typedef struct {
  char a; int b; short c;
} S_dr_struct;
kernel void dr_struct(global S_dr_struct *d) {
  int g = get_global_id(0);
  if (g == 0) d->a = 1;
  else if (g == 1) d->b = 2;
  else d->c = 3;
}

kernel void dr_bytes(global char *d) { int g = get_global_id(0); d[g] = d[g] + 1; }

kernel void dr_local_var(global int *o) {
  local int s[4]; int l = get_local_id(0); s[l] = l; barrier(CLK_LOCAL_MEM_FENCE);
  o[get_global_id(0)] = s[3 - l]; barrier(CLK_LOCAL_MEM_FENCE); s[l] = 0;
}

kernel void dr_static_local_two_groups(global int *o) {
  local int s;
  if (get_local_id(0) == 0) s = get_group_id(0);
  barrier(CLK_LOCAL_MEM_FENCE); o[get_global_id(0)] = s;
}

kernel void dr_async(global int *in, global int *o, local int *s) {
  event_t e = async_work_group_copy(s, in, 4, 0); wait_group_events(1, &e);
  o[get_local_id(0)] = s[3 - get_local_id(0)];
}

kernel void dr_cmpxchg_lock(global int *lock, global int *d) {
  if (get_local_id(0) == 0) {
    while (atomic_cmpxchg(lock, 0, 1));
    mem_fence(CLK_GLOBAL_MEM_FENCE); *d += 1; mem_fence(CLK_GLOBAL_MEM_FENCE); atomic_xchg(lock, 0);
  }
}

kernel void dr_2d_transpose(global int *in, global int *o, local int *t) {
  int x = get_local_id(0), y = get_local_id(1); t[y * 4 + x] = in[y * 4 + x]; barrier(CLK_LOCAL_MEM_FENCE);
  o[y * 4 + x] = t[x * 4 + y];
}

kernel void mc_null_check(global int *a, global int *o) { if (a) *a = 1; else *o = 5; }

kernel void mc_vstore3(global int *a) { vstore3((int3)(1,2,3), 0, a); }

kernel void mc_int3_store(global int3 *a) { a[0] = (int3)(1,2,3); }

kernel void mc_fake(global int *a, int n) { global int *p = a + n; p--; *p = 7; }

kernel void mc_casted(global int *o, int i) { int a[4] = {1,2,3,4}; char *c = (char *)a; o[0] = c[i]; }

typedef struct __attribute__((packed)) {
  char a; int b;
} S_mc_align_packed;
kernel void mc_align_packed(global S_mc_align_packed *s, global int *o) {
  *o = s->b; s->b = 3;
}

kernel void mc_align_vload(global int *a, global int *o) { vstore4(vload4(0, a + 1), 0, o); }

kernel void un_private_array_copy(global int *o) {
  int a[4]; int b[4];
  for (int i = 0; i < 4; i++) b[i] = a[i];
  o[0] = 1;
}

kernel void un_variable_ok(global int *o, int n) { int x; if (n > 2) x = 5; o[0] = n > 2 ? x : 0; }

kernel void un_global_written(global int *a, global int *o) { int g = get_global_id(0); a[g] = g; o[g] = a[g] + 1; }

kernel void un_vector_part(global int *o) { int4 v; v.xyz = (int3)(1,2,3); o[0] = v.x + v.y + v.z; }

typedef struct {
  char a; int b;
} S_un_struct_padding;
kernel void un_struct_padding(global S_un_struct_padding *o) {
  S_un_struct_padding s; s.a = 1; s.b = 2; *o = s;
}

kernel void un_fract(global float *o) { float ip; float f = fract(3.25f, &ip); o[0] = f; o[1] = ip; }

kernel void bd_uniform(global int *o) {
  if (get_group_id(0) == 0) barrier(CLK_LOCAL_MEM_FENCE);
  o[get_global_id(0)] = 1;
}

kernel void ev_chain(global int *a, local int *s, global int *o) {
  event_t e = async_work_group_copy(s, a, 2, 0); e = async_work_group_copy(s + 2, a + 2, 2, e);
  wait_group_events(1, &e); o[get_local_id(0)] = s[get_local_id(0)];
}

kernel void ev_dup(global int *a, local int *s, global int *o) {
  event_t e[2]; e[0] = async_work_group_copy(s, a, 4, 0); e[1] = e[0]; wait_group_events(2, e);
  o[get_local_id(0)] = s[get_local_id(0)];
}

kernel void mi_switch(global int *o) {
  int g = get_global_id(0);
  switch (g) {
    case 0:
    o[g] = 10;
    break;
    case 1:
    case 2:
    o[g] = 20;
    case 3:
    o[g] += 1;
    break;
    default:
    o[g] = -1;
  }
}

kernel void mi_goto(global int *o) { int g = get_global_id(0), n = 0; again: n++; if (n < g) goto again; o[g] = n; }

kernel void mi_swizzle(global int *o) {
  int8 v = (int8)(0, 1, 2, 3, 4, 5, 6, 7); v.s0246 = v.s7531; v.hi.odd = (int2)(100, 200); vstore8(v, 0, o);
  int4 w = v.even; w.xw = w.wx; vstore4(w, 2, o); o[12] = v.s5;
}

kernel void mi_ptr(global int *o) {
  int a[3][4];
  for (int i = 0; i < 12; i++) a[i / 4][i % 4] = i * i;
  int (*p)[4] = a + 1; int *q = &a[2][3]; o[0] = p[1][2]; o[1] = *--q; o[2] = q - a[0];
  o[3] = &a[2][0] > p[0]; int **pp; int *r = a[0]; pp = &r; o[4] = **pp + *(*pp + 5);
}

typedef union {
  float f; uint u; uchar b[4];
} U_mi_union;
kernel void mi_union(global uint *o) {
  U_mi_union u; u.f = 1.0f; o[0] = u.u; o[1] = u.b[3]; u.b[0] = 1; o[2] = u.u;
}

typedef struct {
  char a; int3 b; double c;
} S_mi_sizeof;
kernel void mi_sizeof(global int *o) {
  o[0] = sizeof(S_mi_sizeof); o[1] = sizeof(int3); o[2] = sizeof(size_t); o[3] = sizeof(float16);
  S_mi_sizeof s; o[4] = (char *)&s.c - (char *)&s; o[5] = sizeof(half); o[6] = sizeof(1 ? (char)1 : (short)2);
  o[7] = sizeof(bool); o[8] = vec_step(int3); o[9] = vec_step(float8);
}

kernel void mi_ids(global int *o) {
  int g = get_global_id(2) * 12 + get_global_id(1) * 4 + get_global_id(0);
  o[g] = get_local_id(0) + 10 * get_group_id(1) + 100 * get_num_groups(0) + 1000 * get_work_dim() + 10000 * get_local_size(5) + 100000 * get_global_id(7);
}

int fact_mi_recursion_free(int n) {
  int r = 1;
  for (; n > 1; n--) r *= n;
  return r;
}
int choose_mi_recursion_free(int n, int m) {
  return fact_mi_recursion_free(n) / (fact_mi_recursion_free(m) * fact_mi_recursion_free(n - m));
}
kernel void mi_recursion_free(global int *o) {
  int g = get_global_id(0); o[g] = choose_mi_recursion_free(6, g);
}

kernel void c_long_builtins(global const long *in, global long *o, global ulong *u) {
  int g = get_global_id(0); long x = in[g], y = in[(g + 1) % 6];
 o[g*12]=mul_hi(x,y); o[g*12+1]=add_sat(x,y); o[g*12+2]=sub_sat(x,y); o[g*12+3]=hadd(x,y); o[g*12+4]=rhadd(x,y); o[g*12+5]=rotate(x,y); o[g*12+6]=clz(x); o[g*12+7]=mad_hi(x,y,7L); o[g*12+8]=popcount(x); o[g*12+9]=max(x,y); o[g*12+10]=clamp(x,-5L,5L); o[g*12+11]=mad_sat(x,y,3L);
 u[g*3]=abs_diff(x,y); u[g*3+1]=abs(x); u[g*3+2]=mul_hi((ulong)x,(ulong)y); }

kernel void c_upsample24(global int *o) {
  o[0]=upsample((short)-2, (ushort)7); o[1]=upsample((char)1, (uchar)255); o[2]=mul24(-5, 7);
  o[3]=mad24(1000, 1000, -1); o[4]=(int)(upsample(1, 2u)>>32); o[5]=mul24(0x7fffff, 2);
  short4 s=upsample((char4)(1, -1, 2, -2), (uchar4)(1, 2, 3, 4)); o[6]=s.x; o[7]=s.y; o[8]=s.z; o[9]=s.w;
}

kernel void c_divmod(global const int *in, global int *o) {
  int g=get_global_id(0); int x=in[g];
  for(int j=0;j<5;j++) {
    int y=j-2;
    if(y==0)y=7;
    o[g*10+j*2]=x/y; o[g*10+j*2+1]=x%y;
  }
}

constant float ct_c_vload_spaces[12]={0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11};
kernel void c_vload_spaces(global const float *in, global float *o, local float *l) {
  float p[16];
  for(int i=0;i<16;i++)p[i]=i*2;
  for(int i=0;i<16;i++)l[i]=in[i];
  barrier(CLK_LOCAL_MEM_FENCE);
 vstore2(vload2(1,ct_c_vload_spaces),0,o); vstore3(vload3(2,p),1,o); vstore4(vload4(3,l),2,o); vstore8(vload8(1,in),2,o); vstore16(vload16(0,p),2,o); vstore3(vload3(3,ct_c_vload_spaces),2,p); o[0]=p[8]; }

kernel void c_select(global int *o) {
  for(int i=0;i<1;i++) {
    o[0]=select(1, 2, 0); o[1]=select(1, 2, -5); o[2]=select((char)3, (char)4, (uchar)1);
    vstore4(select((int4)(1, 2, 3, 4), (int4)(5, 6, 7, 8), (int4)(-1, 0, 1, 0x80000000)), 1, o);
    o[8]=select(1.5f, 2.5f, 1)>2; vstore4((int4)(1, 0, -1, 0)?(int4)(10):(int4)(20), 3, o);
    float4 f=(int4)(0, -1, 0, -1)?(float4)(1):(float4)(2); vstore4(convert_int4(f), 4, o);
  }
}

kernel void c_strided(global const int *in, global int *o, local int *l) {
  event_t e=async_work_group_strided_copy(l, in, 4, 3, 0); wait_group_events(1, &e);
  barrier(CLK_LOCAL_MEM_FENCE); l[get_local_id(0)]+=100; barrier(CLK_LOCAL_MEM_FENCE);
  e=async_work_group_strided_copy(o, l, 4, 2, 0); wait_group_events(1, &e);
}

typedef struct {
  int a; float b[3];
  struct {
    char x, y;
  } c_c_struct_value;
} S_c_struct_value;
S_c_struct_value make_c_struct_value(int n) {
  S_c_struct_value s={n, {n, n+1, n+2}, {(char)n, 2}};
  return s;
}
float sum_c_struct_value(S_c_struct_value s) {
  s.a*=2;
  return s.a+s.b[0]+s.b[1]+s.b[2]+s.c_c_struct_value.x+s.c_c_struct_value.y;
}
kernel void c_struct_value(global S_c_struct_value *g, global float *o) {
  int i=get_global_id(0); g[i]=make_c_struct_value(i); S_c_struct_value t=g[i];
  o[i]=sum_c_struct_value(t)+t.a; t=(S_c_struct_value){.a=5, .b={[1]=3}}; o[i]+=t.a+t.b[1]+t.b[2];
}

kernel void c_duff(global int *o, int n) {
  int c=0, i=(n+3)/4;
  switch(n&3) {
    case 0:
    do {
      c++;
      case 3:
      c++;
      case 2:
      c++;
      case 1:
      c++;
    } while(--i>0);
  }
  o[get_global_id(0)]=c;
  for(int j=0;;j++) {
    if(j==3)continue;
    if(j>5)break;
    o[1+j]=j*j;
  }
}

enum E_c_enum {
  A_c_enum, B_c_enum=5, C_c_enum
};
typedef enum {
  X_c_enum=-1, Y_c_enum
} F_c_enum;
kernel void c_enum(global int *o) {
  enum E_c_enum e=C_c_enum; F_c_enum f=X_c_enum; o[0]=e; o[1]=f; o[2]=B_c_enum|A_c_enum;
  switch(e) {
    case A_c_enum:
    o[3]=1;
    break;
    case C_c_enum:
    o[3]=2;
  } o[4]=sizeof(enum E_c_enum);
}

kernel void c_uchar_promo(global int *o) {
  uchar a=200, b=100; o[0]=a+b; uchar c=a+b; o[1]=c; o[2]=a<<1; o[3]=-a; o[4]=~a; o[5]=(char)a; short s=-1;
  ushort us=s; o[6]=us; o[7]=s==us; o[8]=(uint)-1>0; o[9]=-1<1u; o[10]=(char)0x80>>1; o[11]='\xff';
  o[12]=1?-1:1u; o[13]=sizeof('a');
}

kernel void c_compound(global int *o) {
  int4 v=(int4)(1, 2, 3, 4); v.xy+=v.zw; v.w<<=2; v^=(int4)(1); v.s3|=8; v*=v; vstore4(v, 0, o);
  char4 c=(char4)(100); c+=(char4)(100); vstore4(convert_int4(c), 1, o); uchar8 u=(uchar8)(250); u+=(uchar)10;
  o[8]=u.s7; float2 f=(float2)(1); f/=3; o[9]=f.x*9; int i=5; i+=i++ + ++i>0; o[10]=(i=3, i*2);
}

kernel void c_atomics(global int *a, global uint *u, global int *old) {
  int g=get_global_id(0); atomic_add(a, g); atomic_sub(a+1, g); atomic_inc(a+2); atomic_dec(a+3);
  atomic_min(a+4, g); atomic_max(a+5, g); atomic_and(a+6, ~(1<<g)); atomic_or(a+7, 1<<g);
  atomic_xor(a+8, 1<<g); atomic_max(u, 0x80000000u+g); atomic_min(u+1, 100u-g);
  old[g]=atomic_xchg(a+9+g, g*10); old[8+g]=atomic_cmpxchg(a+17+g, g, 99);
}

#pragma OPENCL EXTENSION cl_khr_int64_base_atomics : enable
#pragma OPENCL EXTENSION cl_khr_int64_extended_atomics : enable
kernel void c_atom64(global long *a) {
  int g=get_global_id(0); atom_add(a, 1L<<33); atom_max(a+1, (long)g<<40); atom_or(a+2, 1L<<(g+32));
}

kernel void c_float_atomic_xchg(global float *f,global float *o){ o[0]=atomic_xchg(f,2.5f); }

constant int primes_c_const_table[]={2, 3, 5, 7, 11}; constant char msg_c_const_table[]="hello";
constant struct {
  float f; int i[2];
} cs_c_const_table[2]={{1.5f, {1, 2}}, {2.5f, {3, 4}}};
kernel void c_const_table(global int *o) {
  int g=get_global_id(0);
  o[g]=primes_c_const_table[g]+msg_c_const_table[g]+cs_c_const_table[g&1].i[g>>2&1]+(int)(cs_c_const_table[1].f*2)+sizeof(msg_c_const_table)/sizeof(msg_c_const_table[0]);
}

kernel void c_local_arrays(global int *o) {
  local int a[4][4];
  local struct {
    int x; char y;
  }
  s[4]; int l=get_local_id(0);
  for(int i=0;i<4;i++)a[l][i]=l*4+i;
  s[l].x=l; s[l].y=-l; barrier(CLK_LOCAL_MEM_FENCE); int t=0;
  for(int i=0;i<4;i++)t+=a[i][l];
  o[get_global_id(0)]=t*100+s[3-l].x+s[(l+1)&3].y;
}

kernel void c_scan(global const int *in, global int *o, local int *t) {
  int l=get_local_id(0), n=get_local_size(0); t[l]=in[get_global_id(0)]; barrier(CLK_LOCAL_MEM_FENCE);
  for(int d=1;d<n;d<<=1) {
    int v=l>=d?t[l-d]:0; barrier(CLK_LOCAL_MEM_FENCE); t[l]+=v; barrier(CLK_LOCAL_MEM_FENCE);
  }
  o[get_global_id(0)]=t[l];
}

kernel void c_bitonic(global int *d, int n) {
  local int s[16]; int l=get_local_id(0); s[l]=d[l];
  for(int k=2;k<=16;k*=2)for(int j=k/2;j>0;j/=2) {
    barrier(CLK_LOCAL_MEM_FENCE); int x=l^j;
    if(x>l) {
      int a=s[l], b=s[x];
      if((a>b)==((l&k)==0)) {
        s[l]=b; s[x]=a;
      }
    }
  }
  barrier(CLK_LOCAL_MEM_FENCE); d[l]=s[l];
}

kernel void c_mandel(global int *o) {
  int x=get_global_id(0), y=get_global_id(1); float cx=x*0.25f-2, cy=y*0.25f-1, zx=0, zy=0; int n=0;
  while(zx*zx+zy*zy<4&&n<50) {
    float t=zx*zx-zy*zy+cx; zy=2*zx*zy+cy; zx=t; n++;
  }
  o[y*16+x]=n;
}

kernel void c_nbody(global const float4 *p, global float4 *o, local float4 *t) {
  int g=get_global_id(0), l=get_local_id(0); float4 me=p[g]; float4 a=0;
  for(int b=0;b<2;b++) {
    t[l]=p[b*4+l]; barrier(CLK_LOCAL_MEM_FENCE);
    for(int i=0;i<4;i++) {
      float4 d=t[i]-me; d.w=0; float r=dot(d, d)+1.0f; a+=d*(t[i].w/(r*r));
    }
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  o[g]=round(a*1024.0f);
}

kernel void c_double(global const double *in, global double *o, global long *l) {
  int g=get_global_id(0); double x=in[g]; o[g*8]=x*x; o[g*8+1]=sqrt(fabs(x)); o[g*8+2]=floor(x);
  o[g*8+3]=fma(x, x, -x); o[g*8+4]=(float)x; o[g*8+5]=fmod(x, 0.7); o[g*8+6]=ldexp(x, -3); o[g*8+7]=rint(x);
  l[g*3]=x; l[g*3+1]=convert_long_rte(x); l[g*3+2]=convert_int_sat(x*1e9);
}

kernel void c_bool(global int *o) {
  bool b=5; o[0]=b; b=0.25f; o[1]=b; o[2]=!5; o[3]=!!5; o[4]=(bool)(int*)0; o[5]=b+b; o[6]=true&&false||true;
  int x=0; int y=(x++&&x++)||x++; o[7]=x; o[8]=y;
}

kernel void c_hexfloat(global float *o) {
  o[0]=0x1.8p3f; o[1]=1e-3f; o[2]=.5f; o[3]=5.f; o[4]=M_PI_F; o[5]=FLT_EPSILON; o[6]=MAXFLOAT; o[7]=0x1p-149f;
  o[8]=FLT_MIN;
}

kernel void c_limits(global long *o) {
  o[0]=CHAR_MAX; o[1]=SCHAR_MIN; o[2]=UCHAR_MAX; o[3]=SHRT_MIN; o[4]=USHRT_MAX; o[5]=INT_MIN; o[6]=UINT_MAX;
  o[7]=LONG_MAX; o[8]=ULONG_MAX; o[9]=CHAR_BIT; o[10]=FLT_DIG; o[11]=FLT_MANT_DIG; o[12]=FLT_MAX_EXP;
  o[13]=__OPENCL_VERSION__>=120; o[14]=__ENDIAN_LITTLE__; o[15]=FLT_RADIX;
}

#pragma OPENCL EXTENSION cl_khr_fp16 : enable
kernel void c_half_math(global const half *in, global half *o) {
  int g=get_global_id(0); half x=in[g]; o[g*4]=x+x*(half)0.1f; o[g*4+1]=x/(half)3; o[g*4+2]=(half)(float)x-1;
  o[g*4+3]=fabs(x);
}

kernel void c_many_args(char a, uchar b, short c, ushort d, int e, uint f, long g, ulong h, float i, double j, int2 l, float4 m, char16 n, global double *o) {
  o[0]=a; o[1]=b; o[2]=c; o[3]=d; o[4]=e; o[5]=f; o[6]=g; o[7]=h; o[8]=i; o[9]=j; o[10]=l.y; o[11]=m.w;
  o[12]=n.sf;
}

kernel void c_while_div(global int *o) {
  int g=get_global_id(0), n=0; uint x=g+1;
  while(x!=1) {
    x=x&1?3*x+1:x/2; n++;
    if(n>200)return;
  }
  o[g]=n;
}

int f_c_early_return(int x) {
  if(x<2)return 1;
  for(int i=0;i<10;i++) {
    if(i*i>x)return i;
  }
  return -1;
}
kernel void c_early_return(global int *o) {
  o[get_global_id(0)]=f_c_early_return(get_global_id(0)*3);
}

typedef union {
  int4 v; int a[4];
  struct {
    short lo, hi;
  }
  s[4];
} U_c_union_vec;
kernel void c_union_vec(global int *o) {
  U_c_union_vec u; u.v=(int4)(1, 0x20003, 3, 4); o[0]=u.a[1]; o[1]=u.s[1].hi; u.a[2]=9; o[2]=u.v.z;
}

kernel void c_step_mix(global float *o) {
  o[0]=mix(1.0f, 3.0f, 0.25f); o[1]=step(0.5f, 0.4f); o[2]=smoothstep(0.0f, 2.0f, 1.0f);
  o[3]=clamp(5.0f, 0.0f, 1.0f); o[4]=sign(-3.0f); o[5]=degrees(0.0f); o[6]=max(1.0f, 2.0f);
  vstore4(mix((float4)(0), (float4)(4), (float4)(0, 0.25f, 0.5f, 1)), 2, o);
  vstore4(clamp((float4)(-1, 0.5f, 2, 3), 0.0f, 1.0f), 3, o); o[16]=sign(-0.0f);
  vstore2(max((float2)(1, 5), 3.0f), 9, o);
}

kernel void c_swz_lit(global int *o) {
  int2 a=(int2)(1, 2); int8 v=(int8)(a, 3, (int4)(4, 5, 6, 7), 8); vstore8(v, 0, o);
  vstore4((int4)(a.yx, v.s67), 2, o); o[12]=((int4)(9)).w; o[13]=v.hi.lo.y; o[14]=v.odd.even.x;
  vstore3(v.s210, 5, o);
}

kernel void c_div_by_vec(global int *o) {
  int4 a=(int4)(7, -7, 9, INT_MIN); vstore4(a/(int4)(2, 2, -4, 2), 0, o);
  vstore4(a%(int4)(2, 2, -4, 3), 1, o); vstore4(-a, 2, o); vstore4(~a, 3, o);
}

kernel void d_private_race_free(global int *o) {
  int a[4];
  for(int i=0;i<4;i++)a[i]=i+get_global_id(0);
  o[get_global_id(0)]=a[get_global_id(0)&3];
}

kernel void d_short_adjacent(global short *o){ o[get_global_id(0)]+=1; }

kernel void d_stencil(global int *a, global int *b, local int *t) {
  int g=get_global_id(0), l=get_local_id(0); t[l+1]=a[g];
  if(l==0)t[0]=g?a[g-1]:0;
  if(l==3)t[5]=g<7?a[g+1]:0;
  barrier(CLK_LOCAL_MEM_FENCE); b[g]=t[l]+t[l+1]+t[l+2];
}

kernel void d_stencil_one_group(global int *a) {
  int g=get_global_id(0); int v=a[g]+(g?a[g-1]:0); barrier(CLK_GLOBAL_MEM_FENCE); a[g]=v;
}

kernel void d_flag_spin(global int *f, global int *o) {
  int g=get_global_id(0);
  if(g==0) {
    o[0]=42; mem_fence(CLK_GLOBAL_MEM_FENCE); atomic_xchg(f, 1);
  } else {
    while(atomic_add(f, 0)==0);
    mem_fence(CLK_GLOBAL_MEM_FENCE); o[1]=o[0];
  }
}

kernel void d_partial_vec_init(global float *o){ float4 v; v.x=1; o[0]=v.x+dot(v.xx,(float2)(1)); }

kernel void d_select_uninit(global int *o,int n){ int x; if(n) x=1; int y=n?x:7; o[0]=y; }

kernel void d_short_circuit(global int *o,int n){ int x; if(n) x=1; if(n && x) o[0]=1; else o[0]=2; }
