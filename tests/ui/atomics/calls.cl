  int i; atomic_int ai; atomic_init(a, 1); atomic_init(&ai, 2);  //~ ERROR CL0201  //~ ERROR[1.0,1.1,1.2] CL0203  //~ ERROR CL0205  //~ ERROR[1.0,1.1,1.2] CL0307 //~ ERROR CL0409
  atomic_store(a, 1); atomic_store_explicit(a, 1, memory_order_relaxed); atomic_store_explicit(a, 1, memory_order_relaxed, memory_scope_work_group);  //~ ERROR CL0201  //~ ERROR CL0205 //~ ERROR CL0409
  i = atomic_load(a); i = atomic_load_explicit(va, memory_order_acquire, memory_scope_device); i = atomic_exchange(a, 3); i = atomic_fetch_add(a, 1); i = atomic_fetch_or_explicit(u, 1, memory_order_relaxed);  //~ ERROR CL0205  //~ ERROR[1.0,1.1,1.2] CL0307  //~ ERROR[2.0+] CL0402  //~ ERROR CL0501  //~ ERROR[1.0,1.1,1.2] CL0602
  bool b = atomic_compare_exchange_strong(a, &i, 3); b = atomic_compare_exchange_weak_explicit(a, &i, 3, memory_order_seq_cst, memory_order_relaxed); b = atomic_compare_exchange_strong(a, g, 3); b = atomic_flag_test_and_set(fl); atomic_flag_clear(fl);  //~ ERROR CL0205  //~ ERROR[1.0,1.1,1.2] CL0307  //~ ERROR[2.0+] CL0403  //~ ERROR CL0409  //~ ERROR CL0501  //~ ERROR[1.0,1.1,1.2] CL0602
  atomic_fetch_add(g, 1);  //~ ERROR CL0201  //~ ERROR CL0205 //~ ERROR CL0409
  atomic_store(a);  //~ ERROR CL0205  //~ ERROR CL0409
  *a = 1;  //~ ERROR CL0205  //~ ERROR[1.0,1.1,1.2] CL0307  //~ ERROR[2.0+] CL0507
  ai = 3;  //~ ERROR CL0205  //~ ERROR[1.0,1.1,1.2] CL0307  //~ ERROR[2.0+] CL0403
  ai++; //~ ERROR CL0203
  ai + 1; //~ ERROR CL0203
  i = ai;  //~ ERROR CL0205  //~ ERROR[1.0,1.1,1.2] CL0307  //~ ERROR[2.0+] CL0402
  atomic_int bi = 1;  //~ ERROR[1.0,1.1,1.2] CL0203
  atomic_int ci = ATOMIC_VAR_INIT(1);  //~ ERROR[1.0,1.1,1.2] CL0203  //~ ERROR[1.0,1.1,1.2] CL0601
  atomic_fetch_add(af, 1.0f); atomic_store(af, 1.0f); atomic_fetch_min(al, 3l); atomic_fetch_add(al, 1);  //~ ERROR CL0201  //~ ERROR CL0205 //~ ERROR CL0409
  atomic_work_item_fence(CLK_GLOBAL_MEM_FENCE, memory_order_acquire, memory_scope_device);  //~ ERROR CL0201  //~ ERROR CL0205
  atomic_fetch_and(af, 1); atomic_load(&i); atomic_load(i);  //~ ERROR CL0201  //~ ERROR CL0205  //~ ERROR CL0409
}  //~ ERROR CL0201
global atomic_int gai = ATOMIC_VAR_INIT(1); global atomic_flag gfl = ATOMIC_FLAG_INIT;  //~ ERROR[1.0,1.1,1.2] CL0203  //~ ERROR[1.0,1.1,1.2] CL0501  //~ ERROR[1.0,1.1,1.2] CL0601
