// Atomic functions since 2.0 (OpenCL C 6.15.12).
// std: 2.0+
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
#pragma OPENCL EXTENSION cl_khr_int64_base_atomics : enable
#pragma OPENCL EXTENSION cl_khr_int64_extended_atomics : enable
// What the two macros initialise is at program scope, in global memory.
global atomic_int guide = ATOMIC_VAR_INIT(42);
atomic_uint plain = ATOMIC_VAR_INIT(1);
global atomic_flag guard = ATOMIC_FLAG_INIT;
global atomic_float zero;
kernel void local_value(void) { local atomic_int a = ATOMIC_VAR_INIT(1); } //~ ERROR CL0314
void private_value(void) { atomic_int a = ATOMIC_VAR_INIT(1); } //~ ERROR CL0441
void private_flag(void) { atomic_flag a = ATOMIC_FLAG_INIT; } //~ ERROR CL0441
// atomic_init takes a pointer to any atomic type and a value.
void init(global atomic_int *g, local atomic_float *l, atomic_ulong *n) { atomic_init(g, 1); atomic_init(l, 1.0f); atomic_init(n, 1); }
kernel void init_local(void) { local atomic_int a; if (get_local_id(0) == 0) atomic_init(&a, 42); }
void init_plain(global int *p) { atomic_init(p, 1); } //~ WARNING CL0508
void init_constant(constant atomic_int *p) { atomic_init(p, 1); } //~ ERROR CL0604
void init_flag(global atomic_flag *p) { atomic_init(p, 1); }
// Loads, stores and exchanges are those of all atomic types.
void each(global atomic_int *i, local atomic_uint *u, atomic_long *l, volatile global atomic_ulong *m, global atomic_float *f, global atomic_double *d) {
  int a = atomic_load(i); uint b = atomic_load(u); long c = atomic_load(l); ulong e = atomic_load(m); float g = atomic_load(f); double h = atomic_load(d);
  atomic_store(i, a); atomic_store(u, b); atomic_store(l, c); atomic_store(m, e); atomic_store(f, g); atomic_store(d, h);
  a = atomic_exchange(i, a); g = atomic_exchange(f, g); h = atomic_exchange(d, h);
}
void pointers(global atomic_size_t *s, global atomic_intptr_t *p, global atomic_uintptr_t *u, global atomic_ptrdiff_t *d) { size_t a = atomic_load(s); atomic_store(p, (intptr_t)1); uintptr_t b = atomic_exchange(u, (uintptr_t)2); atomic_fetch_add(d, (ptrdiff_t)1); atomic_fetch_or(u, (uintptr_t)1); atomic_fetch_add(p, (ptrdiff_t)1); }
void load_plain(global int *p) { int a = atomic_load(p); } //~ ERROR CL0604
void load_constant(constant atomic_int *p) { int a = atomic_load(p); } //~ ERROR CL0604
void load_value(atomic_int p) { int a = atomic_load(p); } //~ ERROR CL0604
void load_flag(global atomic_flag *p) { int a = atomic_load(p); }
void store_nothing(global atomic_int *p) { atomic_store(p); } //~ ERROR CL0604
void store_pointer(global atomic_int *p, global int *q) { atomic_store(p, q); } //~ ERROR CL0604
void store_vector(global atomic_int *p, int4 v) { atomic_store(p, v); } //~ ERROR CL0604
// A comparison has a pointer to what is expected, in any memory that is written.
void compare(global atomic_int *p, global int *g, local int *l, private int *q, int *n) { bool a = atomic_compare_exchange_strong(p, g, 1) || atomic_compare_exchange_strong(p, l, 1) || atomic_compare_exchange_weak(p, q, 1) || atomic_compare_exchange_weak(p, n, 1); }
void compare_explicit(local atomic_float *p, float e) { bool a = atomic_compare_exchange_strong_explicit(p, &e, 1.0f, memory_order_acq_rel, memory_order_acquire) || atomic_compare_exchange_weak_explicit(p, &e, 1.0f, memory_order_seq_cst, memory_order_relaxed, memory_scope_work_group); }
void compare_value(global atomic_int *p, int e) { bool a = atomic_compare_exchange_strong(p, e, 1); } //~ ERROR CL0604
void compare_constant(global atomic_int *p, constant int *e) { bool a = atomic_compare_exchange_strong(p, e, 1); } //~ ERROR CL0604
void compare_one_order(global atomic_int *p, int *e) { bool a = atomic_compare_exchange_strong_explicit(p, e, 1, memory_order_relaxed); } //~ ERROR CL0604
// Those that compute are of integers.
void fetch(global atomic_int *i, local atomic_uint *u, atomic_long *l) { int a = atomic_fetch_add(i, 1) + atomic_fetch_sub(i, 1) + atomic_fetch_min(i, 1) + atomic_fetch_max(i, 1); uint b = atomic_fetch_or(u, 1) + atomic_fetch_xor(u, 1) + atomic_fetch_and(u, 1); long c = atomic_fetch_add(l, 1); }
void fetch_explicit(global atomic_int *i) { int a = atomic_fetch_add_explicit(i, 1, memory_order_relaxed) + atomic_fetch_max_explicit(i, 1, memory_order_seq_cst, memory_scope_device); }
void fetch_or_float(global atomic_float *f) { float a = atomic_fetch_or(f, 1.0f); } //~ ERROR CL0604
void fetch_flag(global atomic_flag *f) { atomic_fetch_add(f, 1); }
void fetch_plain(global int *p) { atomic_fetch_add(p, 1); } //~ WARNING CL0508
void fetch_constant(constant atomic_int *p) { atomic_fetch_add(p, 1); } //~ ERROR CL0604
// Flags have functions of their own.
void flags(global atomic_flag *g, local atomic_flag *l, volatile atomic_flag *n) { bool a = atomic_flag_test_and_set(g) || atomic_flag_test_and_set_explicit(l, memory_order_acquire) || atomic_flag_test_and_set_explicit(n, memory_order_relaxed, memory_scope_work_group); atomic_flag_clear(g); atomic_flag_clear_explicit(l, memory_order_release); atomic_flag_clear_explicit(n, memory_order_relaxed, memory_scope_device); }
void flag_of_int(global atomic_int *p) { atomic_flag_clear(p); }
void flag_of_plain(global int *p) { atomic_flag_test_and_set(p); } //~ WARNING CL0508
// Fences.
void fences(void) { atomic_work_item_fence(CLK_GLOBAL_MEM_FENCE, memory_order_acq_rel, memory_scope_device); atomic_work_item_fence(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE, memory_order_release, memory_scope_work_group); atomic_work_item_fence(CLK_IMAGE_MEM_FENCE, memory_order_acquire, memory_scope_work_item); }
void fence_two(void) { atomic_work_item_fence(CLK_GLOBAL_MEM_FENCE, memory_order_relaxed); } //~ ERROR CL0603
// No operators, no other types, no `_Atomic`.
void operators(global atomic_int *p) { *p += 1; } //~ ERROR CL0502
void counted(global atomic_int *p) { (*p)++; } //~ ERROR CL0502
void assigned(global atomic_int *p) { *p = 1; } //~ ERROR CL0522
int added(global atomic_int *p) { return *p + 1; } //~ ERROR CL0502
int read_plainly(global atomic_int *p) { return *p; } //~ WARNING CL0522
int compared(global atomic_int *p) { return *p == 1; } //~ ERROR CL0502
global atomic_bool no_bool; //~ ERROR CL0203
global atomic_char no_char; //~ ERROR CL0203
global atomic_ushort no_short; //~ ERROR CL0203
global atomic_intmax_t no_largest; //~ ERROR CL0203
global _Atomic int no_specifier; //~ ERROR CL0211
global _Atomic(int) no_qualifier; //~ ERROR CL0211
// Kernels take pointers to atomic types.
kernel void arguments(global atomic_int *a, local atomic_flag *b, global atomic_double *c) {}
