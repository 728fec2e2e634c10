// Atomic objects and the functions on them.

void f(global atomic_int *a, local atomic_uint *l, global atomic_float *af, global atomic_flag *fl, global atomic_long *al, atomic_int *ga, constant atomic_int *ca, global int *g, global float *gf, int *p) { //~ ERROR[1.0,1.1,1.2] CL0203
  atomic_init(a, 1); //~ ERROR[1.0,1.1,1.2] CL0602
  atomic_store(a, 1); //~ ERROR[1.0,1.1,1.2] CL0602
  atomic_load(a); //~ ERROR[1.0,1.1,1.2] CL0602
  atomic_load(af); //~ ERROR[1.0,1.1,1.2] CL0602
  atomic_load(al); //~ ERROR[1.0,1.1,1.2] CL0602
  atomic_load(g); //~ ERROR[1.0,1.1,1.2] CL0602 //~ ERROR[2.0+] CL0604
  atomic_load(ca); //~ ERROR[1.0,1.1,1.2] CL0602 //~ ERROR[2.0+] CL0604
  atomic_store_explicit(a, 1, memory_order_relaxed); //~ ERROR[1.0,1.1,1.2] CL0501 //~ ERROR[1.0,1.1,1.2] CL0602
  atomic_store_explicit(a, 1, memory_order_relaxed, memory_scope_device); //~ ERROR[1.0,1.1,1.2] CL0501 //~ ERROR[1.0,1.1,1.2] CL0602
  atomic_store_explicit(a, 1); //~ ERROR[1.0,1.1,1.2] CL0602 //~ ERROR[2.0+] CL0604
  atomic_exchange(a, 1); //~ ERROR[1.0,1.1,1.2] CL0602
  int e;
  atomic_compare_exchange_strong(a, &e, 1); //~ ERROR[1.0,1.1,1.2] CL0602
  atomic_compare_exchange_weak_explicit(a, &e, 1, memory_order_relaxed, memory_order_relaxed); //~ ERROR[1.0,1.1,1.2] CL0501 //~ ERROR[1.0,1.1,1.2] CL0602
  atomic_compare_exchange_weak_explicit(a, &e, 1, memory_order_relaxed, memory_order_relaxed, memory_scope_work_group); //~ ERROR[1.0,1.1,1.2] CL0501 //~ ERROR[1.0,1.1,1.2] CL0602
  atomic_compare_exchange_strong(a, e, 1); //~ ERROR[1.0,1.1,1.2] CL0602 //~ ERROR[2.0+] CL0604
  atomic_compare_exchange_strong(a, g, 1); //~ ERROR[1.0,1.1,1.2] CL0602
  atomic_compare_exchange_strong(a, gf, 1); //~ ERROR[1.0,1.1,1.2] CL0602 //~ ERROR[2.0+] CL0604
  atomic_fetch_add(a, 1); //~ ERROR[1.0,1.1,1.2] CL0602
  atomic_fetch_add(l, 1u); //~ ERROR[1.0,1.1,1.2] CL0602
  atomic_fetch_sub(a, 1); //~ ERROR[1.0,1.1,1.2] CL0602
  atomic_fetch_or(a, 1); //~ ERROR[1.0,1.1,1.2] CL0602
  atomic_fetch_xor(a,1); //~ ERROR[1.0,1.1,1.2] CL0602
  atomic_fetch_and(a,1); //~ ERROR[1.0,1.1,1.2] CL0602
  atomic_fetch_min(a,1); //~ ERROR[1.0,1.1,1.2] CL0602
  atomic_fetch_max(a,1); //~ ERROR[1.0,1.1,1.2] CL0602
  atomic_fetch_add(af, 1.0f); //~ ERROR[1.0,1.1,1.2] CL0602
  atomic_fetch_add(g, 1); //~ ERROR[1.0,1.1,1.2] CL0602
  atomic_fetch_add_explicit(a, 1, memory_order_relaxed); //~ ERROR[1.0,1.1,1.2] CL0501 //~ ERROR[1.0,1.1,1.2] CL0602
  atomic_fetch_add_explicit(a, 1, memory_order_relaxed, memory_scope_device); //~ ERROR[1.0,1.1,1.2] CL0501 //~ ERROR[1.0,1.1,1.2] CL0602
  atomic_fetch_add_explicit(a, 1, 0, 1); //~ ERROR[1.0,1.1,1.2] CL0602
  atomic_fetch_add_explicit(a, 1, memory_order_bogus); //~ ERROR CL0501 //~ ERROR[1.0,1.1,1.2] CL0602
  atomic_flag_test_and_set(fl); //~ ERROR[1.0,1.1,1.2] CL0602
  atomic_flag_clear(fl); //~ ERROR[1.0,1.1,1.2] CL0602
  atomic_flag_test_and_set_explicit(fl, memory_order_acquire); //~ ERROR[1.0,1.1,1.2] CL0501 //~ ERROR[1.0,1.1,1.2] CL0602
  atomic_flag_test_and_set(a); //~ ERROR[1.0,1.1,1.2] CL0602
  atomic_work_item_fence(CLK_GLOBAL_MEM_FENCE, memory_order_acquire, memory_scope_device); //~ ERROR[1.0,1.1,1.2] CL0501 //~ ERROR[1.0,1.1,1.2] CL0602
  a = 1; //~ ERROR[2.0+] CL0507
  *a = 1; //~ ERROR[2.0+] CL0522
  *a;
  *a + 1; //~ ERROR[2.0+] CL0502
  (*a)++; //~ ERROR[2.0+] CL0502
  int x = *a;
  atomic_int loc; //~ ERROR[1.0,1.1,1.2] CL0203
  atomic_int loc2 = 1; //~ ERROR[1.0,1.1,1.2] CL0203 //~ ERROR[2.0+] CL0441
  atomic_int loc3 = ATOMIC_VAR_INIT(1); //~ ERROR[1.0,1.1,1.2] CL0203 //~ ERROR[2.0+] CL0441 //~ ERROR[1.0,1.1,1.2] CL0601
  atomic_init(&loc, 1); //~ ERROR[1.0,1.1,1.2] CL0602
  atomic_flag locf = ATOMIC_FLAG_INIT; //~ ERROR[1.0,1.1,1.2] CL0203 //~ ERROR[2.0+] CL0441 //~ ERROR[1.0,1.1,1.2] CL0501
  loc = loc; //~ ERROR[2.0+] CL0522
  loc == 1; //~ ERROR[2.0+] CL0502
  if (loc) {};
  __opencl_atomic_load(a, memory_order_relaxed, memory_scope_device); //~ ERROR[1.0,1.1,1.2] CL0501
  __opencl_atomic_store(a, 1, memory_order_relaxed, memory_scope_device); //~ ERROR[1.0,1.1,1.2] CL0501
  __opencl_atomic_init(a, 1);
  __opencl_atomic_load(g, 0, 1); //~ ERROR CL0608
  __opencl_atomic_load(a, 0); //~ ERROR[2.0+] CL0603
  __opencl_atomic_load(a, 0, 99); //~ ERROR[2.0+] CL0608
  __opencl_atomic_load(a, 99, 1);
  __opencl_atomic_load(a, memory_order_release, 1); //~ ERROR[1.0,1.1,1.2] CL0501
  __opencl_atomic_store(a, 1, memory_order_acquire, 1); //~ ERROR[1.0,1.1,1.2] CL0501
  __opencl_atomic_exchange(a, 1, 0, 1);
  __opencl_atomic_compare_exchange_strong(a, &e, 1, 5, 5, 1);
  __opencl_atomic_compare_exchange_strong(a, &e, 1, 5, 3, 1);
  __opencl_atomic_fetch_add(a, 1, 0, 1);
  __opencl_atomic_fetch_add(af, 1.0f, 0, 1);
  __opencl_atomic_fetch_and(af, 1, 0, 1); //~ ERROR[2.0+] CL0608
  __opencl_atomic_fetch_min(a, 1, 0, 1);
  __opencl_atomic_fetch_min(af, 1, 0, 1);
  __opencl_atomic_load(p, 0, 1); //~ ERROR CL0608
  __opencl_atomic_load(1, 0, 1); //~ ERROR CL0608
  __opencl_atomic_load((const global atomic_int*)a, 0, 1); //~ ERROR[1.0,1.1,1.2] CL0203
  __opencl_atomic_store((const global atomic_int*)a, 1, 0, 1); //~ ERROR[1.0,1.1,1.2] CL0203 //~ ERROR[2.0+] CL0608
  __opencl_atomic_load(ca, 0, 1); //~ ERROR[2.0+] CL0608
  __opencl_atomic_load((volatile global atomic_int*)a, 0, 1); //~ ERROR[1.0,1.1,1.2] CL0203
  __c11_atomic_load(a, 5);
  __c11_atomic_init(a, 5);
  __sync_fetch_and_add(g, 1);
  __atomic_load_n(g, 5);
  __atomic_fetch_add(g, 1, 5);
}
global atomic_int ga = 1; //~ ERROR[1.0,1.1,1.2] CL0203
global atomic_int gb = ATOMIC_VAR_INIT(2); //~ ERROR[1.0,1.1,1.2] CL0203 //~ ERROR[1.0,1.1,1.2] CL0601
global atomic_int gc = {1}; //~ ERROR[1.0,1.1,1.2] CL0203 //~ ERROR[2.0+] CL0441
atomic_int gd; //~ ERROR[1.0,1.1,1.2] CL0203
local atomic_int ge; //~ ERROR[1.0,1.1,1.2] CL0203 //~ ERROR[2.0+] CL0307
constant atomic_int gf = 1; //~ ERROR[1.0,1.1,1.2] CL0203 //~ ERROR[2.0+] CL0441
atomic_double gdd; atomic_size_t gs; atomic_intptr_t gi; atomic_bool gbo; atomic_char gch; atomic_ulong gu; //~ ERROR CL0203
struct sa { atomic_int a; }; //~ ERROR[1.0,1.1,1.2] CL0203
kernel void ka(atomic_int x) {} //~ ERROR[1.0,1.1,1.2] CL0203
kernel void kb(global atomic_int *x, global struct sa *s, atomic_int *y) {} //~ ERROR[1.0,1.1,1.2] CL0203 //~ ERROR[2.0+] CL0704
_Atomic int old; //~ ERROR CL0211
_Atomic(int) old2; //~ ERROR CL0211
