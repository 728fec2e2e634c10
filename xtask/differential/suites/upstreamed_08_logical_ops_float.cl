// std: 1.0 1.1 1.2
// Logical operators of floating operands are a feature of 1.2.

kernel void scalars(float a, float b, global int *out) {
  out[0] = a && b;
  out[1] = a || b;
  out[2] = !a;
  out[3] = a && 0.0f;
  out[4] = 0.0f || b;
  out[5] = !0.5f;
  out[6] = a && 1;
  out[7] = a ? 1 : 0;
}

kernel void vectors(float4 a, float4 b, global int4 *out) {
  out[0] = a && b;
  out[1] = a || b;
  out[2] = !a;
  out[3] = a && 0.0f;
  out[4] = a == b;
  out[5] = a && (int4)0;
}

#if __OPENCL_C_VERSION__ >= 120
kernel void doubles(double a, double4 v, global long4 *out) {
  out[0] = !v;
  out[1] = v && v;
  out[2] = (long4)(!a);
}
#endif
