// std: 1.2 2.0 3.0
#if __OPENCL_C_VERSION__ < 200
int atomic_int;
_Atomic(int) a0;
#else
atomic_int g0 = ATOMIC_VAR_INIT(1);
global atomic_int g1 = 2;
constant atomic_int g2 = 3;
global atomic_float g3;
_Atomic int g4;
_Atomic(float) g5;
typedef struct { atomic_int a; atomic_ulong b; } S;
#pragma OPENCL EXTENSION cl_khr_int64_base_atomics : disable
atomic_long l0;
#pragma OPENCL EXTENSION cl_khr_int64_base_atomics : enable
#pragma OPENCL EXTENSION cl_khr_int64_extended_atomics : enable
global atomic_long l1;
global atomic_double l2;
global atomic_size_t l3;
global atomic_short l4;
void f(atomic_int *p, atomic_flag *fl) {
  atomic_int l = ATOMIC_VAR_INIT(1);
  atomic_int m = 0;
  atomic_int n;
  local atomic_int o;
  *p = 1;
  ++*p;
  *p + 1;
  m = n;
  (*p)++;
  *fl = 1;
  atomic_flag loc = ATOMIC_FLAG_INIT;
  int x = *p;
  sizeof(atomic_int);
}
#endif
