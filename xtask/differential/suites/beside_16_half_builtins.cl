// std: 1.2 2.0
// opts:
// opts: -DENABLE=1
#ifdef ENABLE
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
#endif

void load_store(global float *foo, global half *bar, global double *d) {
  foo[0] = __builtin_load_halff(bar);
  d[0] = __builtin_load_half(bar);
  __builtin_store_half(d[0], bar);
  __builtin_store_halff(foo[0], &bar[2]);
  __builtin_store_halff(foo[0]);
}

half neg(half x) { return -x; }
half2 add(half2 a, half b) { return a + b; }
half cst(void) { return 1.5h; }
half from_f(float f) { return (half)f; }
short bits(half h) { return as_short(h); }
half3 fn(half3 a, half3 b) { return fmax(a, b); }
half mixed(half a, float b) { return a * b; }
