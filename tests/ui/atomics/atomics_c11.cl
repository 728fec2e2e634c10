// std: 1.2+

#if __OPENCL_C_VERSION__ < 200
void no(global atomic_int *p) {} //~ ERROR[1.2] CL0203
#else
global atomic_int ga = ATOMIC_VAR_INIT(1);
global atomic_int gb = 2;
atomic_int gc;
constant atomic_int gd = 1; //~ ERROR[2.0+] CL0441
atomic_half gh;

#if __OPENCL_C_VERSION__ == 200
void ops(global atomic_int *p, constant atomic_int *c, local atomic_uint *l, int *n, float f) {
  atomic_int s = 1; //~ ERROR[2.0] CL0441
  atomic_init(p, 3);
  atomic_init(c, 3); //~ ERROR[2.0] CL0604
  atomic_init(n, 3);
  atomic_store(p, 1);
  atomic_store(c, 1); //~ ERROR[2.0] CL0604
  atomic_store(p, 1, memory_order_release); //~ ERROR[2.0] CL0604
  int v = atomic_load(p);
  v = atomic_load(n); //~ ERROR[2.0] CL0604
  v = atomic_load_explicit(p, memory_order_acquire);
  v = atomic_load_explicit(p, memory_order_acquire, memory_scope_device);
  v = atomic_load_explicit(p, memory_scope_device, memory_order_acquire);
  v = atomic_exchange(p, f);
  v = atomic_fetch_add(p, 1);
  v = atomic_fetch_add(p); //~ ERROR[2.0] CL0604
  v = atomic_fetch_max_explicit(l, 1, memory_order_relaxed);
  bool b = atomic_compare_exchange_strong(p, n, 2);
  b = atomic_compare_exchange_weak(p, &f, 2); //~ ERROR[2.0] CL0604
  b = atomic_compare_exchange_weak_explicit(p, n, 2, memory_order_seq_cst, memory_order_relaxed);
  *p = 4; //~ ERROR[2.0] CL0522
  v = *p + 1; //~ ERROR[2.0] CL0502
  *p += 1; //~ ERROR[2.0] CL0502
  (*p)++; //~ ERROR[2.0] CL0502
  p[0] == 1; //~ ERROR[2.0] CL0502
}
void flag(global atomic_flag *f) {
  bool b = atomic_flag_test_and_set(f);
  atomic_flag_clear(f);
  atomic_flag_clear_explicit(f, memory_order_release, memory_scope_all_svm_devices);
}
#endif
#endif
