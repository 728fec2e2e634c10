// std: 1.0 1.2 2.0 3.0
// half is a storage type without cl_khr_fp16; double needs cl_khr_fp64.

half h_glob;
constant half hc = 1.0f;
half h_ret(void);
void h_arg(half h);
void h_ptr(global half *p);
void h_vec(half4 v);
struct with_half { half h; };

void no_fp16(global half *p, half *q) {
  half x;
  half y[4];
  *p;
  float f = *p;
  f = p[2];
  *q = 1.0f;
  f = vload_half(0, p);
  vstore_half(f, 1, p);
  int s = sizeof(half);
  half *r = &p[1];
  x + x;
  1.0h;
}

#pragma OPENCL EXTENSION cl_khr_fp16 : enable

half h_ret2(half a) { return a; }
void fp16(global half *p) {
  half x = 1.0h;
  half4 v = (half4)(x);
  x = x + 2;
  *p = x;
  v = v * x;
}

#pragma OPENCL EXTENSION cl_khr_fp16 : disable
half h_ret3(half a) { return a; }

#pragma OPENCL EXTENSION cl_khr_fp64 : disable
void no_fp64(void) {
  double d = 1.0;
  float f = 1.0;
  double4 v;
  (void)sizeof(double);
}
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
void fp64(double d, double2 v) {
  d = 1.0;
  v = v + d;
  float f = d;
}
