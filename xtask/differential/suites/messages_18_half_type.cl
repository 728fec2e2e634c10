// std: 1.0 1.2 3.0
constant half glb = 1.0f;
half ret(void);
half *ret_ptr(half *p) { return p; }
void param(half h);
void param_ptr(global half *h, local half *l);
typedef half hh;
struct hs { half h; };
half2 vret(half2 v);
extern half ext;
half arr[2];

kernel void off(global half *p, global float *f, global half2 *p2) {
  half a;
  half b[4];
  half *c = &p[0];
  *p = 1.0f;
  float d = *p;
  float e = p[1];
  p[0] = p[1];
  f[0] = (half)1.0f;
  f[1] = 1.0h;
  half2 g = p2[0];
  float h = vload_half(0, p);
  vstore_half(h, 0, p);
  int s = sizeof(half);
  hh i = 0;
  p++;
  (void)*p;
}

#pragma OPENCL EXTENSION cl_khr_fp16 : enable
half ret_on(half h) {
  half l = h + 1.0h;
  half4 v = (half4)(l, l, l, l);
  return v.x;
}
#pragma OPENCL EXTENSION cl_khr_fp16 : disable
half ret_off(half h) { return h; }
