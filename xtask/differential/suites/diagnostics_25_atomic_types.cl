// std: 1.2 2.0 3.0
#pragma OPENCL EXTENSION cl_khr_int64_base_atomics : enable
#pragma OPENCL EXTENSION cl_khr_int64_extended_atomics : enable
#if __OPENCL_C_VERSION__ >= 200
global atomic_int g0 = ATOMIC_VAR_INIT(0);
global atomic_int g1 = 4;
constant atomic_int c0 = 1;
atomic_uint g2;
atomic_flag gf = ATOMIC_FLAG_INIT;
global atomic_long gl;
global atomic_double gd;
_Atomic int notocl;
_Atomic(int) notocl2;

kernel void k(global atomic_int *p, local atomic_float *q, global atomic_size_t *s) {
  atomic_int a;
  atomic_int b = 2;
  atomic_int c = ATOMIC_VAR_INIT(2);
  local atomic_int l;
  atomic_init(&a, 3);
  atomic_init(p, 3);
  a = 4;
  int v = a;
  a++;
  a += 1;
  *p = 5;
  v = *p + 1;
  l = a;
  (void)(a == 1);
  (void)(int)a;
  atomic_int d = a;
  atomic_flag f = ATOMIC_FLAG_INIT;
  (void)sizeof(atomic_int);
}
struct S { atomic_int a; int n; };
kernel void karg(atomic_int a) {}
kernel void ks(struct S s) {}
void fp(atomic_int a);
atomic_int ret(void);
#else
atomic_int x;
void f(global atomic_uint *p);
int atomic_flag;
#endif
