// std: 1.2 2.0 3.0
// opts: -D__opencl_c_atomic_order_seq_cst=1 -D__opencl_c_atomic_scope_device=1

// atomic_ types, what operators they admit, C11 built-in functions on them.

#ifdef cl_khr_int64_base_atomics
#pragma OPENCL EXTENSION cl_khr_int64_base_atomics : enable
#endif

global atomic_int gi;
global atomic_int gi_init = ATOMIC_VAR_INIT(3);
global atomic_flag gf = ATOMIC_FLAG_INIT;
constant atomic_int ci = 1;
global _Atomic int under;
global _Atomic(int) under_p;
typedef atomic_int my_atomic;
struct s { atomic_int a; atomic_float f; };

kernel void params(global atomic_int *a, local atomic_uint *b, global atomic_flag *f,
                   atomic_int byval) {}
atomic_int ret(void);

void types(void) {
  atomic_int a;
  atomic_uint b;
  atomic_long c;
  atomic_float d;
  atomic_double e;
  atomic_size_t f;
  atomic_intptr_t g;
  atomic_bool h;
  atomic_half i;
  atomic_int4 j;
  atomic_int k[2];
  atomic_char l;
}

void operators(global atomic_int *a, atomic_int *b, int n) {
  *a = 1;
  *a += 1;
  (*a)++;
  --*a;
  n = *a;
  n = *a + 1;
  *a = *b;
  if (*a) {}
  !*a;
  n = (int)*a;
  *a == n;
  a == b;
  a[1] = n;
  sizeof(*a);
  ++a;
}

void c11(volatile global atomic_int *a, global int *plain, global atomic_float *f,
         const global atomic_int *c, int n, atomic_flag *fl) {
  atomic_init(a, 1);
  atomic_init(a);
  atomic_store(a, n);
  n = atomic_load(a);
  n = atomic_load(plain);
  n = atomic_load(c);
  atomic_store(c, 1);
  n = atomic_exchange(a, 2);
  n = atomic_fetch_add(a, 1);
  n = atomic_fetch_add(a, 1.5f);
  n = atomic_fetch_add(plain, 1);
  float x = atomic_fetch_add(f, 1.0f);
  n = atomic_fetch_or(f, 1);
  n = atomic_fetch_min(a, 1);
  atomic_compare_exchange_strong(a, &n, 2);
  atomic_compare_exchange_strong(a, n, 2);
  atomic_compare_exchange_weak_explicit(a, &n, 2, memory_order_relaxed,
                                        memory_order_relaxed, memory_scope_device);
  atomic_flag_test_and_set(fl);
  atomic_flag_clear(fl);
  atomic_flag_clear(a);
  atomic_load_explicit(a, memory_order_acquire);
  atomic_load_explicit(a);
  atomic_work_item_fence(CLK_GLOBAL_MEM_FENCE, memory_order_acq_rel, memory_scope_device);
  atomic_work_item_fence(CLK_GLOBAL_MEM_FENCE, memory_order_acq_rel);
}

void legacy(volatile global int *g, local uint *l, private int *p, global float *f,
            global short *s) {
  atomic_add(g, 1);
  atomic_add(l, 1u);
  atomic_add(p, 1);
  atomic_add(f, 1.0f);
  atomic_xchg(f, 1.0f);
  atomic_inc(g);
  atomic_inc(g, 1);
  atomic_cmpxchg(g, 1);
  atomic_add(s, 1);
}
