// std: 1.1 1.2 2.0

#pragma OPENCL EXTENSION cl_khr_fp64 : enable

typedef int int4v __attribute__((ext_vector_type(4)));
typedef float float4v __attribute__((ext_vector_type(4)));
typedef double double4v __attribute__((ext_vector_type(4)));
typedef long long4v __attribute__((ext_vector_type(4)));

kernel void floatops(global int4v *out, global float4v *fout) {
  *out = (float4v)(1, 1, 1, 1) && 1.0f;
  *out = (float4v)(0, 0, 0, 0) && (float4v)(0, 0, 0, 0);
  *out = (float4v)(0, 0, 0, 0) || (float4v)(1, 0, 1, 0);
  *out = !(float4v)(0, 0, 0, 0);
  *out = !(float4v)(1, 2, 3, 4);
  *fout = (float4v)(!0.0f);
  *fout = (float4v)(!1.0f);
}

kernel void doubleops(global long4v *out, global double4v *dout) {
  *out = (double4v)(1, 1, 1, 1) && 1.0;
  *out = (double4v)(0, 0, 0, 0) || 0.0;
  *out = !(double4v)(0, 0, 0, 0);
  *dout = (double4v)(!0.0);
}

kernel void mixed(global int4v *out, global float4v *a, global int4v *b) {
  *out = *b && *out;
  *out = *b || 3;
  *out = ~*b;
  *out = *a == *a;
  *out = *a < 2.0f;
  *out = *a && *b;
}
