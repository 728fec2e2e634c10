// std: 1.0 1.1 1.2
/*!
[config]
name: integer builtins
clc_version_min: 10
[test]
name: abs_diff
kernel_name: abs_diff_int
arg_out: 0 buffer int[1] 5
!*/
kernel void abs_diff_int(global uint *out, global int *a, global int *b) {
  out[0] = abs_diff(a[0], b[0]);
}
kernel void abs_char4(global uchar4 *out, global char4 *in) {
  *out = abs(*in);
}
kernel void add_sat_long(global long *out, global long *a, global long *b) {
  out[0] = add_sat(a[0], b[0]);
}
kernel void hadd_uint2(global uint2 *out, global uint2 *a, global uint2 *b) {
  out[get_global_id(0)] = hadd(a[get_global_id(0)], b[get_global_id(0)]);
}
kernel void rhadd_short8(global short8 *out, short8 a, short8 b) {
  *out = rhadd(a, b);
}
kernel void clz_ushort(global ushort *out, ushort in) { out[0] = clz(in); }
kernel void mad_hi_int4(global int4 *out, int4 a, int4 b, int4 c) {
  out[0] = mad_hi(a, b, c);
}
kernel void mad_sat_uchar16(global uchar16 *out, uchar16 a, uchar16 b, uchar16 c) {
  out[0] = mad_sat(a, b, c);
}
kernel void mul_hi_ulong(global ulong *out, ulong a, ulong b) { *out = mul_hi(a, b); }
kernel void rotate_char(global char *out, char a, char b) { *out = rotate(a, b); }
kernel void sub_sat_uint(global uint *out, uint a, uint b) { *out = sub_sat(a, b); }
kernel void upsample_int(global int *out, short hi, ushort lo) {
  *out = upsample(hi, lo);
}
kernel void upsample_ulong2(global ulong2 *out, uint2 hi, uint2 lo) {
  *out = upsample(hi, lo);
}
kernel void mul24_int(global int *out, int a, int b) { *out = mul24(a, b); }
kernel void mad24_uint4(global uint4 *out, uint4 a, uint4 b, uint4 c) {
  *out = mad24(a, b, c);
}
#if __OPENCL_C_VERSION__ >= 120
kernel void popcount_long8(global long8 *out, long8 in) { *out = popcount(in); }
#endif
kernel void bitselect_float(global float *out, float a, float b, float c) {
  *out = bitselect(a, b, c);
}
kernel void select_int2(global int2 *out, int2 a, int2 b, uint2 c) {
  *out = select(a, b, c);
}
kernel void shuffle_like(global int4 *out, int4 a) {
  *out = (int4)(a.hi, a.lo);
  out->odd = a.even;
  (*out).s0 = any(a < 0) ? all(a == a) : 0;
}
#if __OPENCL_C_VERSION__ >= 110
kernel void shuffle2_char(global char8 *out, char4 a, char4 b, uchar8 m) {
  *out = shuffle2(a, b, m);
}
#endif
