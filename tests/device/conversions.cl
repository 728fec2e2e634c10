kernel void floats(global const float *a, global int *o) {
  o[0] = convert_int(a[0]); o[1] = convert_int_rte(a[0]); o[2] = convert_int_rtp(a[0]); o[3] = convert_int_rtn(a[0]);
  o[4] = convert_int_rtn(a[1]); o[5] = convert_int_rte(a[1]); o[6] = convert_uchar_sat(a[2]); o[7] = convert_char_sat(a[2]);
  o[8] = convert_uchar_sat(a[3]); o[9] = convert_short_sat_rte(a[4]); o[10] = convert_int_sat(a[5]); o[11] = (int)a[1];
}
kernel void vectors(global int *o) {
  int4 v = convert_int4_rte((float4)(0.5f, 1.5f, -0.5f, 2.5f)); vstore4(v, 0, o);
  uchar4 u = convert_uchar4_sat((int4)(-5, 300, 20, 255)); vstore4(convert_int4(u), 1, o);
  char4 c = convert_char4((int4)(200, -200, 1, 127)); vstore4(convert_int4(c), 2, o);
}
kernel void wide(global const long *a, global float *o) {
  o[0] = convert_float(a[0]); o[1] = convert_float_rtz(a[0]); o[2] = convert_float_rtp(a[0]); o[3] = convert_float_rtn(a[1]);
  o[4] = convert_float_rtz(a[1]); o[5] = (float)a[2];
}
kernel void narrow(global const double *a, global float *o) {
  o[0] = (float)a[0]; o[1] = convert_float_rtz(a[0]); o[2] = convert_float_rtp(a[0]); o[3] = convert_float_rtn(-a[0]); o[4] = convert_float(a[1]);
}
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
kernel void halves(global const float *a, global float *o, global half *h) {
  half x = (half)a[0]; half y = x + (half)1.0h; o[0] = y; o[1] = (float)(half)a[1];
  vstore_half(a[1], 0, h); o[2] = vload_half(0, h); vstore_half_rtz(a[1], 1, h); o[3] = vload_half(1, h);
  vstore_half_rtp(a[1], 2, h); o[4] = vload_half(2, h); half4 v = (half4)(1.5h, 2.0h, -3.0h, 0.25h); v *= v; o[5] = v.x; o[6] = v.z;
  o[7] = (float)sqrt((half)2.0h); short4 cmp = v > (half4)(1.0h); o[8] = cmp.x; o[9] = cmp.w;
  vstore_half4((float4)(1.0f, 2.0f, 3.0f, 4.0f), 1, h); o[10] = vload_half4(1, h).z;
}
kernel void bits(global const float *a, global uint *o) {
  o[0] = as_uint(a[0]); int2 i = as_int2(1.0); o[1] = i.x; o[2] = i.y;
  uchar4 b = as_uchar4(0x01020304); o[3] = b.x; o[4] = b.w; o[5] = as_uint((ushort2)(0x1111, 0x2222)); 
  float f = as_float(0x40490fdb); o[6] = f > 3.14f && f < 3.15f; int3 t = as_int3((int4)(1,2,3,4)); o[7] = t.z;
  ulong l = as_ulong((uint2)(5, 6)); o[8] = (uint)(l >> 32);
}
