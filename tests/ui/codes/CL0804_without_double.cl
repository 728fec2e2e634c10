// A floating constant without `f` is a float on a device without double precision (6.3.1.1).
// std: 1.2+
// ext: -cl_khr_fp64 -__opencl_c_fp64
float result(void) { return 1.0; } //~ WARNING CL0804
constant float object = 2.5; //~ WARNING CL0804
void inside(float f, global float *p) {
  p[0] = f * 0.5; //~ WARNING CL0804
  f = sin(1e-3); //~ WARNING CL0804
  float4 v = (float4)(1.0, 2.0f, 3, 4.0f); //~ WARNING CL0804
  if (f > 0x1p4) f = 1.0f; //~ WARNING CL0804
  f = 0.5f * 1e3f; //~ FINE CL0804
  f = 1 + 2.F; //~ FINE CL0804
}
