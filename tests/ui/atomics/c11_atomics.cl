// std: 1.2+

#if __OPENCL_C_VERSION__ >= 200
global atomic_int ga = ATOMIC_VAR_INIT(0);
global atomic_flag gfl = ATOMIC_FLAG_INIT;
#else
typedef int atomic_int;
int atomic_flag; //~ ERROR[1.2] CL0307
#endif
constant atomic_int ca = 0; //~ ERROR[2.0+] CL0441
#ifdef cl_khr_int64_base_atomics
atomic_ulong au; //~ ERROR[1.2] CL0203
#endif

kernel void k(global atomic_int *g, local atomic_uint *l, global atomic_float *f, global int *plain, constant atomic_int *c) { //~ ERROR[1.2] CL0203
  atomic_int la;
  local atomic_int ll;
  int x = 0;
  atomic_init(&la, 1); //~ ERROR[1.2] CL0602
  atomic_init(plain, 1); //~ ERROR[1.2] CL0602
  atomic_store(g, 1); //~ ERROR[1.2] CL0602
  atomic_store_explicit(g, 1, memory_order_release); //~ ERROR[1.2] CL0602 //~ ERROR[1.2] CL0501
  atomic_store_explicit(g, 1, memory_order_acquire); //~ ERROR[1.2] CL0602 //~ ERROR[1.2] CL0501
  atomic_store_explicit(g, 1, memory_order_release, memory_scope_device); //~ ERROR[1.2] CL0602 //~ ERROR[1.2] CL0501 //~ ERROR[1.2] CL0501
  x = atomic_load(g); //~ ERROR[1.2] CL0602
  x = atomic_load_explicit(g, memory_order_seq_cst, memory_scope_all_svm_devices); //~ ERROR[1.2] CL0602 //~ ERROR[1.2] CL0501 //~ ERROR[1.2] CL0501
  x = atomic_load_explicit(g, memory_order_release); //~ ERROR[1.2] CL0602 //~ ERROR[1.2] CL0501
  x = atomic_load_explicit(g); //~ ERROR[1.2] CL0602 //~ ERROR[2.0+] CL0604
  x = atomic_fetch_add(g, 1); //~ ERROR[1.2] CL0602
  x = atomic_fetch_add(plain, 1); //~ ERROR[1.2] CL0602
  x = atomic_fetch_add_explicit(g, 1, memory_order_relaxed, memory_scope_work_item); //~ ERROR[1.2] CL0602 //~ ERROR[1.2] CL0501 //~ ERROR[1.2] CL0501
  x = atomic_exchange(c, 1); //~ ERROR[1.2] CL0602 //~ ERROR[2.0+] CL0604
  x = atomic_fetch_or(f, 1); //~ ERROR[1.2] CL0602
  x = atomic_compare_exchange_strong(g, &x, 2); //~ ERROR[1.2] CL0602
  x = atomic_compare_exchange_weak_explicit(g, &x, 2, memory_order_acq_rel, memory_order_relaxed, memory_scope_work_group); //~ ERROR[1.2] CL0602 //~ ERROR[1.2] CL0501 //~ ERROR[1.2] CL0501 //~ ERROR[1.2] CL0501
  x = atomic_compare_exchange_strong(g, plain, 2); //~ ERROR[1.2] CL0602
  x = atomic_flag_test_and_set(&gfl); //~ ERROR[1.2] CL0602 //~ ERROR[1.2] CL0501
  atomic_flag_clear(g); //~ ERROR[1.2] CL0602
  atomic_work_item_fence(CLK_LOCAL_MEM_FENCE, memory_order_acquire, memory_scope_work_group); //~ ERROR[1.2] CL0602 //~ ERROR[1.2] CL0501 //~ ERROR[1.2] CL0501
  *g = 1; //~ ERROR[2.0+] CL0522
  x = *g; //~ ERROR[2.0+] CL0522
  (*g)++; //~ ERROR[2.0+] CL0502
  la = la + 1; //~ ERROR[2.0+] CL0502
  atomic_fetch_max(l, 3u); //~ ERROR[1.2] CL0602
  __opencl_atomic_load(g, memory_order_seq_cst, memory_scope_device); //~ ERROR[1.2] CL0501 //~ ERROR[1.2] CL0501
  __opencl_atomic_load(g, memory_order_seq_cst, 77); //~ ERROR[1.2] CL0501 //~ ERROR[2.0+] CL0608
  __opencl_atomic_store(plain, 1, memory_order_relaxed, memory_scope_device); //~ ERROR[1.2] CL0501 //~ ERROR[1.2] CL0501 //~ ERROR[2.0+] CL0608
  __c11_atomic_load(g, 5); //~ ERROR[1.2] CL0608
}
