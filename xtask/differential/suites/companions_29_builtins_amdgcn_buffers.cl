// std: 2.0

typedef float v4f32 __attribute__((ext_vector_type(4)));
typedef int v4i32 __attribute__((ext_vector_type(4)));
typedef int v8i32 __attribute__((ext_vector_type(8)));
typedef unsigned short __attribute__((ext_vector_type(2))) ushort2_t;

void test_buffer(global v4f32 *out, v4i32 rsrc, __amdgpu_buffer_rsrc_t brsrc, int off) {
  *out = __builtin_amdgcn_raw_buffer_load_b128(brsrc, off, 0, 0);
  __builtin_amdgcn_raw_buffer_store_b32(off, brsrc, off, 0, 0);
}

__amdgpu_buffer_rsrc_t make_rsrc(void *p, short stride, int num, int flags) {
  return __builtin_amdgcn_make_buffer_rsrc(p, stride, num, flags);
}

void test_global_atomics(global float *addr, global double *daddr, float x, double d) {
  float *rtn;
  *rtn = __builtin_amdgcn_global_atomic_fadd_f32(addr, x);
  *daddr = __builtin_amdgcn_global_atomic_fadd_f64(daddr, d);
  *daddr = __builtin_amdgcn_global_atomic_fmin_f64(daddr, d);
  *rtn = __builtin_amdgcn_flat_atomic_fadd_f32(addr, x);
}

void test_inc_dec(local uint *lp, global uint *gp, uint v) {
  v = __builtin_amdgcn_atomic_inc32(lp, v, __ATOMIC_SEQ_CST, "workgroup");
  v = __builtin_amdgcn_atomic_dec32(gp, v, __ATOMIC_RELAXED, "agent");
}

void test_packed(global uint *out, float a, float b) {
  *out = __builtin_amdgcn_cvt_pknorm_i16(a, b);
  *out = as_uint(__builtin_amdgcn_cvt_pkrtz(a, b));
  *out = __builtin_amdgcn_ubfe(*out, 4, 8);
  *out = __builtin_amdgcn_perm(*out, 1, 2);
  *out = __builtin_amdgcn_alignbit(*out, 1, 2);
}

bool test_addr(generic int *p) {
  return __builtin_amdgcn_is_shared(p) || __builtin_amdgcn_is_private(p);
}

void test_named_as(__attribute__((address_space(3))) int *l, __attribute__((address_space(5))) int *s) {
  local int *a = l;
  a = (local int *)l;
  private int *b = s;
  *l = *s;
}
