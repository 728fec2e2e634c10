// std: 2.0+

void f(__global atomic_int *g, __local atomic_float *l, __global int *plain, __private int *e, int s) {
  __opencl_atomic_load(g, __ATOMIC_SEQ_CST, __OPENCL_MEMORY_SCOPE_WORK_GROUP);
  __opencl_atomic_load(g, __ATOMIC_SEQ_CST); //~ ERROR CL0603
  __opencl_atomic_load(g, __ATOMIC_RELEASE, __OPENCL_MEMORY_SCOPE_DEVICE);
  __opencl_atomic_load(plain, __ATOMIC_SEQ_CST, __OPENCL_MEMORY_SCOPE_DEVICE); //~ ERROR CL0608
  __opencl_atomic_store(g, 1, __ATOMIC_RELAXED, __OPENCL_MEMORY_SCOPE_ALL_SVM_DEVICES);
  __opencl_atomic_store(g, 1, __ATOMIC_ACQUIRE, __OPENCL_MEMORY_SCOPE_DEVICE);
  __opencl_atomic_fetch_add(g, 1, __ATOMIC_ACQ_REL, s);
  __opencl_atomic_fetch_add(g, 1, __ATOMIC_ACQ_REL, 10); //~ ERROR CL0608
  __opencl_atomic_fetch_add(g, 1, 42, __OPENCL_MEMORY_SCOPE_DEVICE);
  __opencl_atomic_fetch_add(l, 1.0f, __ATOMIC_RELAXED, __OPENCL_MEMORY_SCOPE_DEVICE);
  __opencl_atomic_fetch_and(l, 1, __ATOMIC_RELAXED, __OPENCL_MEMORY_SCOPE_DEVICE); //~ ERROR CL0608
  __opencl_atomic_fetch_min(g, 1, __ATOMIC_RELAXED, __OPENCL_MEMORY_SCOPE_WORK_ITEM); //~ ERROR CL0608
  __opencl_atomic_compare_exchange_weak(g, e, 2, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST, __OPENCL_MEMORY_SCOPE_WORK_GROUP);
  __opencl_atomic_compare_exchange_strong(g, 2, 2, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST, __OPENCL_MEMORY_SCOPE_WORK_GROUP); //~ ERROR CL0507
  __opencl_atomic_init(g, 5);
  __opencl_atomic_init(plain, 5); //~ ERROR CL0608
  __opencl_atomic_exchange(g, 1.0f, __ATOMIC_RELAXED, __OPENCL_MEMORY_SCOPE_SUB_GROUP);
  __c11_atomic_load(g, __ATOMIC_SEQ_CST);
}
