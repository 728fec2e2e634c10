// std: 1.2 2.0 3.0
// opts: -DDEFAULT_RUN=1
// opts: -DUSE_HALF=1
#ifdef USE_HALF
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
#else
#pragma OPENCL EXTENSION cl_khr_fp16 : disable
#endif

half add(half a, half b) {
  return a + b;
}

half lit(void) {
  half h = 1.5h;
  h += 0x1p-3h;
  return h * 2.0f;
}

half4 vec(half4 a, half b) {
  return fma(a, (half4)(b), -a);
}

short cmp(half2 a, half2 b) {
  short2 r = a < b;
  return r.x;
}

kernel void ptr_only(global half *p, global float *q) {
  *q = vload_half(0, p);
  vstore_half(*q, 1, p);
}

float ext(half h) {
  return (float)h;
}

half mixed(half h, float f, int i) {
  return h + f + i;
}

__constant half table[] = {0.0h, 1.0h, HALF_MAX, HALF_EPSILON};
int sz[sizeof(half) == 2 ? 1 : -1];
