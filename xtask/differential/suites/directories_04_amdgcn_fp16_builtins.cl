// std: 1.2 3.0
// opts:
// opts: -DUSE_DOUBLE=1
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
typedef half __attribute__((ext_vector_type(2))) half2_t;

void test_half(global half *out, half a, half b, half c, int i) {
  *out = __builtin_amdgcn_rcph(a);
  *out = __builtin_amdgcn_rsqh(a);
  *out = __builtin_amdgcn_sinh(a);
  *out = __builtin_amdgcn_ldexph(a, i);
  *out = __builtin_amdgcn_fmed3h(a, b, c);
  *out = __builtin_canonicalizef16(a);
}

void test_cvt_pkrtz(global half2_t *out, float a, float b) {
  *out = __builtin_amdgcn_cvt_pkrtz(a, b);
}

void test_fdot2(global float *out, half2_t a, half2_t b, float c) {
  *out = __builtin_amdgcn_fdot2(a, b, c, false);
}

#ifdef USE_DOUBLE
void test_double(global double *out, double a) {
  *out = __builtin_amdgcn_rcp(a);
  *out = __builtin_amdgcn_fract(a);
}
#endif
