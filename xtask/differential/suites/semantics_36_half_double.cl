// std: 1.0 1.2 2.0 3.0
// opts:
// half and double.

half h_file;
constant half h_const = 1.0h;
constant double d_const = 1.0;
typedef half half_td;
half h_fn(half h) { return h; }
double d_fn(double d) { return d; }
void hp(half *p);
struct H { half h; double d; };

#pragma OPENCL EXTENSION cl_khr_fp16 : enable
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
half h_on;
half2 h2_fn(half2 h) { return h + h; }
double2 d2_fn(double2 d) { return d * 2.0; }
#ifdef cl_khr_fp64
constant double inf = HUGE_VAL;
#endif

kernel void f(global half *h, global double *d, global float *o) {
  half x;
  half y = 1.0f;
  half *p = &y;
  half arr[2];
  x = *h;
  *h = x;
  x = x + y;
  float fl = 1.0;
  fl = 1.0 + fl;
  fl = *h;
  fl = (float)*h;
  double dv = fl;
  double4 dv4 = (double4)(0);
  half4 h4 = (half4)(1.0f);
  fl = h4.x;
  fl = vload_half(0, h);
  vstore_half(fl, 0, h);
  vstore_half(dv, 0, h);
  fl = sin(*d);
  x = sin(x);
  o[0] = 1.0L;
  (void)sizeof(half);
  (void)sizeof(double);
  (void)(half)fl;
  (void)as_half((short)1);
  (void)convert_double(fl);
}
#pragma OPENCL EXTENSION cl_khr_fp16 : disable
#pragma OPENCL EXTENSION cl_khr_fp64 : disable
half h_off;
double d_off(void);
