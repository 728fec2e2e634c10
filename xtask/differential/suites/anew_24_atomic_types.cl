// std: 1.2 2.0 3.0

#if __OPENCL_C_VERSION__ >= 200
#pragma OPENCL EXTENSION cl_khr_int64_base_atomics : enable
#pragma OPENCL EXTENSION cl_khr_int64_extended_atomics : enable

#if __OPENCL_C_VERSION__ == 200 || defined(__opencl_c_program_scope_global_variables)
global atomic_int gi = ATOMIC_VAR_INIT(1);
global atomic_uint gu;
atomic_flag gf = ATOMIC_FLAG_INIT;
global atomic_long gl;
global atomic_double gd;
global atomic_size_t gs;
#endif
_Atomic int bad;
struct S { atomic_int a; atomic_float f; _Atomic(int) b; };
typedef atomic_int ai_td;
void f(_Atomic int *p);
void f2(volatile ai_td *p);
kernel void k(global atomic_int *p, local atomic_ulong *q, constant atomic_int *c, atomic_int v);

void ops(global atomic_int *g, local atomic_uint *l, int n) {
  atomic_int p;
  atomic_int q = ATOMIC_VAR_INIT(3);
  local atomic_int la;
  atomic_int arr[2];
  p = 1;
  *g = n;
  n = *g;
  p++;
  p += 2;
  *l += 1;
  n = p + 1;
  atomic_init(g, 5);
  atomic_init(&la, 0);
  p = q;
}
void vec(void) {
  _Atomic int4 v;
  _Atomic(float2) v2;
}
#else
atomic_int gi;
_Atomic int bad;
_Atomic(float) bad2;
void f(void) { atomic_uint x; }
int atomic_long = 0;
#endif
