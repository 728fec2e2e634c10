// std: 1.0 1.2 3.0
#pragma OPENCL EXTENSION cl_khr_fp16 : disable
typedef half half2v __attribute__((ext_vector_type(2)));
constant float f = 1.0h;

half half_disabled(half *p, half h) {
  half a[2];
  half b;
  *p;
  p[1];

  float c = 1.0f;
  b = 1.0h;

  float *fp = (float *)&h;
  half *hp = (half *)&c;
  half *hp2 = &b;
  allowed:
  return h;
}

typedef half TH;
half half_disabled_ret(void);
struct S { half h; half *hp; };

#ifdef cl_khr_fp16
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
constant float f2 = 1.0h;

half half_enabled(half *p, half h) {
  half a[2];
  half b;
  *p;
  p[1];
  b = 1.0h + h;
  half2 v = (half2)(b, 1.0H);
  return v.x * h;
}
#endif

kernel void half_ptr(global half *p, constant half *c, local half *l) {
  float x = p[0];
  p[1] = c[0];
  (void)l[1];
}
