// std: 1.0 1.2 2.0
// opts: -DFP16
#ifdef FP16
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
#else
#pragma OPENCL EXTENSION cl_khr_fp16 : disable
#endif
constant float f = 1.0h;

half half_disabled(half *p, // expected-error
                   half h) { // expected-error
  half a[2]; // expected-error
  half b; // expected-error
  *p; // expected-error
  p[1]; // expected-error
  float c = 1.0f;
  b = (half)c; // expected-error
  half *allowed = &p[1];
  half *allowed2 = &*p;
  half *allowed3 = p + 1;
  half2 v2; // expected-error
  half3 *pv;
  c = vload_half(0, p);
  vstore_half(c, 1, p);
  float4 w = vload_half4(0, p);
  vstore_half4_rte(w, 0, p);
  sizeof(half);
  (void)(half *)p;
  return h; // expected-error
}

typedef half my_half;
struct with_half {
  half x; // expected-error
  half *y;
};
kernel void k(global my_half *in, global half4 *in4) {
  float s = vload_half(0, in);
#ifdef cl_khr_fp16
  s = in[0] + 1.0h;
  in4[0] = in4[1] * (half)2.0f;
  in[1] = sqrt(in[0]);
#endif
}
