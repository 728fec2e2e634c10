// std: 1.0 1.2 2.0 3.0
// half without and with cl_khr_fp16.

#pragma OPENCL EXTENSION cl_khr_fp16 : disable

typedef half half_t;
half glob;                             // error
constant half chalf = 1.0f;            // error

struct has_half { half h; };           // error
struct has_ptr { global half *h; };

half ret_half(void);                   // error
void param_half(half h);               // error
void param_ptr(half *h, global half *g, local half_t *l);
half *ret_ptr(half *h) { return h; }

void without(global half *p, half *q) {
  half a;                              // error
  half b = 1.0f;                       // error
  half arr[4];                         // error
  half *c = q;
  half_t d;                            // error
  float e = *p;                        // error
  *p = 1.0f;                           // error
  p[0] = p[1];                         // error
  float f = vload_half(0, p);
  vstore_half(f, 0, p);
  p++;
  float g = (half)f;                   // error
  int n = sizeof(half);
  float4 v = vload_half4(0, p);
  half *x = &p[1];
}
float lit = 1.0h;                      // error

#ifdef cl_khr_fp16
#pragma OPENCL EXTENSION cl_khr_fp16 : enable

constant half ok_c = 1.0h;
half ok_ret(half h) { return h * 2.0h; }
struct now_half { half h; half4 v; };

void with(global half *p, half h, half4 v, float f, double d, int i) {
  half a = 1.0h;
  half b = 1.0H;
  half c = 1.0f;
  half e = 1;
  half2 g = (half2)(1.0h, 2.0h);
  half4 k = (half4)(h);
  *p = h;
  a = *p + b;
  a += 1;
  a = h * f;
  f = h;
  i = h;
  h = i;
  v = v + h;
  v = v + f;                           // error
  v = v + 1;
  v *= 2.0h;
  a = v.x;
  float4 w = v;                        // error
  float4 x = convert_float4(v);
  short4 r = v < v;
  int4 r2 = v < v;                     // error
  h = h % h;                           // error
  h = ~h;                              // error
  h = -h;
  h++;
  i = h ? 1 : 2;
  half y = as_half((short)1);
  half z = sqrt(h) + fabs(a);
}
#endif
