// std: 1.2 2.0 3.0
// __opencl_atomic_*, __scoped_atomic_*, __atomic_*, __c11_atomic_* and __sync_*.

typedef enum { order_relaxed = __ATOMIC_RELAXED, order_acquire = __ATOMIC_ACQUIRE } order_t;
#ifndef ATOMIC_VAR_INIT
typedef _Atomic int my_atomic_int;
#else
typedef atomic_int my_atomic_int;
#endif

int opencl_form(global my_atomic_int *i, global int *plain) {
  __opencl_atomic_init(i, 0);
  int r = __opencl_atomic_load(i, __ATOMIC_SEQ_CST, __OPENCL_MEMORY_SCOPE_DEVICE);
  __opencl_atomic_store(i, 1, __ATOMIC_RELEASE, __OPENCL_MEMORY_SCOPE_WORK_GROUP);
  r += __opencl_atomic_fetch_add(i, 5, __ATOMIC_RELAXED, __OPENCL_MEMORY_SCOPE_SUB_GROUP);
  r += __opencl_atomic_fetch_min(i, 5, __ATOMIC_RELAXED, __OPENCL_MEMORY_SCOPE_ALL_SVM_DEVICES);
  r += __opencl_atomic_exchange(i, 5, __ATOMIC_ACQ_REL, __OPENCL_MEMORY_SCOPE_WORK_ITEM);
  int cmp = 0;
  bool b = __opencl_atomic_compare_exchange_strong(i, &cmp, 1, __ATOMIC_SEQ_CST, __ATOMIC_RELAXED,
                                                   __OPENCL_MEMORY_SCOPE_DEVICE);
  __opencl_atomic_load(i, __ATOMIC_RELEASE, __OPENCL_MEMORY_SCOPE_DEVICE);
  __opencl_atomic_load(i, __ATOMIC_SEQ_CST, 10);
  __opencl_atomic_load(i, __ATOMIC_SEQ_CST);
  __opencl_atomic_load(plain, __ATOMIC_SEQ_CST, __OPENCL_MEMORY_SCOPE_DEVICE);
  __opencl_atomic_fetch_add(i, 1, __ATOMIC_RELAXED, 1.5f);
  return r + b;
}

int scoped_form(global int *p, local float *f) {
  int r = __scoped_atomic_load_n(p, __ATOMIC_RELAXED, __MEMORY_SCOPE_SYSTEM);
  __scoped_atomic_store_n(p, r, __ATOMIC_RELEASE, __MEMORY_SCOPE_DEVICE);
  r = __scoped_atomic_fetch_add(p, 1, __ATOMIC_RELAXED, __MEMORY_SCOPE_WRKGRP);
  r = __scoped_atomic_exchange_n(p, 1, __ATOMIC_ACQ_REL, __MEMORY_SCOPE_WVFRNT);
  *f = __scoped_atomic_fetch_add(f, 1.0f, __ATOMIC_RELAXED, __MEMORY_SCOPE_SINGLE);
  r = __scoped_atomic_load_n(p, __ATOMIC_RELAXED);
  r = __scoped_atomic_load_n(p, __ATOMIC_RELAXED, -1);
  return r;
}

int gnu_form(global int *p, constant int *c, private long *l) {
  int r = __atomic_load_n(p, __ATOMIC_RELAXED);
  __atomic_store_n(p, 2, __ATOMIC_RELEASE);
  r += __atomic_fetch_add(p, 1, __ATOMIC_ACQUIRE);
  r += __atomic_add_fetch(p, 1, order_relaxed);
  r += __atomic_fetch_nand(p, 1, __ATOMIC_RELAXED);
  __atomic_load(p, &r, order_acquire);
  __atomic_fetch_sub(l, 1, __ATOMIC_RELAXED);
  __atomic_load_n(c, __ATOMIC_RELAXED);
  __atomic_store_n(c, 1, __ATOMIC_RELAXED);
  __atomic_thread_fence(__ATOMIC_SEQ_CST);
  __atomic_store_n(p, 1, __ATOMIC_ACQUIRE);
  __atomic_fetch_add(*p, 1, __ATOMIC_RELAXED);
  r += __sync_fetch_and_add(p, 1);
  r += __sync_val_compare_and_swap(p, 0, 1);
  __sync_synchronize();
  bool lf = __atomic_always_lock_free(4, 0);
  return r;
}

int c11_form(global my_atomic_int *p) {
  __c11_atomic_init(p, 1);
  __c11_atomic_store(p, 1, __ATOMIC_SEQ_CST);
  return __c11_atomic_load(p, __ATOMIC_SEQ_CST) + __c11_atomic_fetch_add(p, 2, __ATOMIC_RELAXED);
}
