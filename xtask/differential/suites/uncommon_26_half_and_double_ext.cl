// std: 1.0 1.2 2.0

// half and double before and after their extension pragmas.

#pragma OPENCL EXTENSION cl_khr_fp16 : disable
#pragma OPENCL EXTENSION cl_khr_fp64 : disable

constant float f1 = 1.0;
constant float f2 = 1.0f + 2.0;
half hg;
typedef half half_td;
typedef double double_td;

half ret_half(void);
void par_half(half h);
void par_phalf(half *h);
double ret_double(void);
void par_double(double d);

void off(global half *p, half *q, float x) {
  half h;
  half2 h2;
  half a[2];
  *p = 1.0f;
  x = *p;
  x = p[1];
  half *r = q;
  x = vload_half(0, p);
  vstore_half(x, 0, p);
  float lit = 1.0h;
  sizeof(half);
  sizeof(*p);
  (half)x;
  (void)(float)*p;
  double d;
  double2 d2;
  d = x;
  x = 1.0;
  x = 1.0l;
  x = x * 2.0;
  (double)x;
  int c = 1.0 < x;
  struct { half m; double n; } s;
}

#pragma OPENCL EXTENSION cl_khr_fp16 : enable
#pragma OPENCL EXTENSION cl_khr_fp64 : enable

half ret_half_on(half h) { return h; }
void par_half_on(half h, half4 v, half *p);

void on(global half *p, float x) {
  half h = 1.0h;
  half2 h2 = (half2)(1.0h, 2.0f);
  half4 h4 = h;
  *p = h;
  h = x;
  h = h + x;
  h = 1.0;
  h = -h;
  h++;
  ++h2;
  h = h ? h : 1.0h;
  h = h2.s0;
  h2 = h2 * h;
  h2 = h2 * x;
  h4 = convert_half4(h2);
  int i = h < 1.0h;
  short2 s = h2 < h2;
  short t = as_short(h);
  half u = as_half((short)1);
  half v = as_half(1);
  double d = 1.0;
  double2 d2 = (double2)(1.0, 2.0f);
  d = d2.y + h;
  ulong l = as_ulong(d);
  x = d;
  h = sin(h);
  d = sin(d);
}

#pragma OPENCL EXTENSION cl_khr_fp64 : disable
void off_again(float x) {
  double d;
  double_td e;
  x = 1.0;
}
