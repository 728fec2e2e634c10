// std: 1.2 2.0 3.0
// rgba access became core in OpenCL C 3.0.
kernel void sw(global float *o, float4 v, float2 w, float16 x, float3 y) {
  o[0] = v.x;
  o[1] = v.s3;
  o[2] = v.S3;
  o[3] = v.r;
  v.rgba = v.abgr;
  w = v.rg;
  w = v.lo;
  w = v.even;
  w = y.hi;
  v.xx = w;
  v.xyxy = v;
  v.s01 = w;
  v.xs0 = w;
  w.z = 1.0f;
  y.w = 1.0f;
  y.s3 = 1.0f;
  v.xyz = y;
  x.sf = 1.0f;
  x.sF = 1.0f;
  x.sg = 1.0f;
  x.xyzw = v;
  x.s0123456789abcdef = x.sfedcba9876543210;
  v = x.s01234;
  v.xr = w;
  v.xyzwx = x.s01234;
  v = v.wzyx.wzyx;
  global float *p = &o[0];
  private float *q = &v.x;
  private float2 *z = &v.lo;
  o[4] = o.x;
}
