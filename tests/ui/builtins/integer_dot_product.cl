// std: 1.2 3.0+

#ifndef cl_khr_integer_dot_product
#error "cl_khr_integer_dot_product expected on this target"
#endif

kernel void dots(global int *out, char4 a, char4 b, uchar4 ua, uchar4 ub,
                 uint pa, uint pb, int acc, short2 s) {
  out[0] = dot(a, b);
  out[1] = dot(ua, b);
  uint u = dot(ua, ub);
  out[2] = dot(s, s); //~ ERROR CL0604
  out[3] = dot_acc_sat(a, b, acc);
  out[4] = dot_acc_sat(a, b); //~ ERROR CL0604
  out[5] = dot_4x8packed_ss_int(pa, pb);
  out[6] = dot_acc_sat_4x8packed_us_int(pa, pb,
                                        acc);
  out[7] = dot_4x8packed_uu_uint(pa, pb);
  float f = dot((float4)(1.0f), (float4)(2.0f, 3.0f,
                                         4.0f, 5.0f));
  f = dot((float4)(1.0f), a); //~ ERROR CL0604
}

#pragma OPENCL EXTENSION cl_khr_integer_dot_product : enable
