// std: 1.2 3.0
// opts: -DPLAIN=1
// opts: -DENABLE=1

#pragma OPENCL EXTENSION cl_khr_fp16 : disable
#ifdef ENABLE
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
#endif

constant float scale = 1.0f;
void arg_half_vec(half4 h) {}
half (*fp_half)(void);

void body(global half *p, half *q, const half *r) {
  half local_h;
  half4 vec;
  half *ptr = q;
  half a = *r;
  p[0] + p[1];
  float f = p[0];
  float g = vload_half(0, p);
  vstore_half(scale, 0, p);
  local_h = 1.0h;
  local_h = 1.0f;
  local_h++;
  half2 h2 = (half2)(1.0f, 2.0f);
  sizeof(half);
  (half)f;
  p[2] = (float)f;
}

struct half_field { half h; };
