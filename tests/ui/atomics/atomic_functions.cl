// std: 2.0+

#define RLX memory_order_relaxed
#define WG memory_scope_work_group

kernel void k(global atomic_int *gi, local atomic_uint *lu, constant atomic_int *ci, global int *plain,
              const global atomic_int *cgi, global atomic_float *gf, global atomic_flag *fl) {
  int e = 0;
  uint ue;
  float f;
#if defined(__opencl_c_atomic_order_seq_cst) && defined(__opencl_c_atomic_scope_device) || __OPENCL_C_VERSION__ == 200
  atomic_store(gi, 1);
  e = atomic_load(gi);
  e = atomic_exchange(gi, 2);
  e = atomic_fetch_add(gi, 1);
  bool b = atomic_compare_exchange_strong(gi, &e, 3);
  b = atomic_compare_exchange_weak(lu, &ue, 3);
  b = atomic_compare_exchange_weak(lu, &f, 3); //~ ERROR CL0604
  b = atomic_flag_test_and_set(fl);
  atomic_flag_clear(fl);
#endif
  atomic_store_explicit(gi, 1, RLX, WG);
  atomic_store_explicit(gi, 1, memory_order_acquire, WG);
  atomic_store_explicit(gi, 1, RLX);
  atomic_store_explicit(ci, 1, RLX, WG); //~ ERROR CL0604
  atomic_store_explicit(plain, 1, RLX, WG);
  atomic_store_explicit(cgi, 1, RLX, WG);
  e = atomic_load_explicit(gi, RLX, WG);
  e = atomic_load_explicit(cgi, RLX, WG); //~ ERROR CL0604
  e = atomic_load_explicit(gi, memory_order_release, WG);
  e = atomic_load_explicit(ci, RLX, WG); //~ ERROR CL0604
  e = atomic_fetch_add_explicit(gi, 1, RLX, WG);
  ue = atomic_fetch_or_explicit(lu, 1u, RLX, WG);
  f = atomic_fetch_add_explicit(gf, 1.0f, RLX, WG);
  f = atomic_fetch_xor_explicit(gf, 1, RLX, WG);
  f = atomic_exchange_explicit(gf, 1.0f, RLX, WG);
  e = atomic_fetch_min_explicit(gi, 1, RLX, WG);
  atomic_work_item_fence(CLK_GLOBAL_MEM_FENCE, memory_order_acq_rel, memory_scope_device);
  atomic_work_item_fence(CLK_GLOBAL_MEM_FENCE); //~ ERROR CL0603
}
