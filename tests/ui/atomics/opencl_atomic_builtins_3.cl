// std: 1.2+

// clang's __opencl_atomic_* builtins, with order and scope.
#if __OPENCL_C_VERSION__ < 200
typedef enum memory_order_ { mo_relaxed = 0 } mo_t;
#define memory_order_relaxed __ATOMIC_RELAXED
#endif
#define WI __OPENCL_MEMORY_SCOPE_WORK_ITEM
#define WG __OPENCL_MEMORY_SCOPE_WORK_GROUP
#define DEV __OPENCL_MEMORY_SCOPE_DEVICE
#define ALL __OPENCL_MEMORY_SCOPE_ALL_SVM_DEVICES
#define SG __OPENCL_MEMORY_SCOPE_SUB_GROUP

void f(global atomic_int *i, local atomic_uint *u, global atomic_float *fp, const global atomic_int *ci, //~ ERROR[1.2] CL0203
       constant atomic_int *k, int order, int scope, int *cmp, global int *plain) { //~ ERROR[1.2] CL0203
  __opencl_atomic_init(i, 5);
  int r = __opencl_atomic_load(i, __ATOMIC_SEQ_CST, WG);
  r = __opencl_atomic_load(ci, __ATOMIC_ACQUIRE, DEV);
  r = __opencl_atomic_load(i, order, scope);
  __opencl_atomic_store(i, 1, __ATOMIC_RELEASE, ALL);
  __opencl_atomic_store(fp, 1, __ATOMIC_RELAXED, SG);
  r = __opencl_atomic_exchange(i, 2, __ATOMIC_ACQ_REL, WG);
  r = __opencl_atomic_fetch_add(i, 1, __ATOMIC_SEQ_CST, WG);
  r = __opencl_atomic_fetch_min(u, 1, __ATOMIC_SEQ_CST, WG);
  r = __opencl_atomic_fetch_xor(u, 1, __ATOMIC_SEQ_CST, WI); //~ ERROR[2.0+] CL0608
  float x = __opencl_atomic_fetch_add(fp, 1.0f, __ATOMIC_RELAXED, DEV);
  x = __opencl_atomic_fetch_max(fp, 1.0f, __ATOMIC_RELAXED, DEV);
  bool b = __opencl_atomic_compare_exchange_strong(i, cmp, 1, __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE, WG);
  b = __opencl_atomic_compare_exchange_weak(i, cmp, 1, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST, WG);

  r = __opencl_atomic_load(plain, __ATOMIC_SEQ_CST, WG); //~ ERROR CL0608
  r = __opencl_atomic_load(k, __ATOMIC_SEQ_CST, WG); //~ ERROR[2.0+] CL0608
  __opencl_atomic_store(ci, 1, __ATOMIC_SEQ_CST, WG); //~ ERROR[2.0+] CL0608
  r = __opencl_atomic_load(i, __ATOMIC_RELEASE, WG);
  __opencl_atomic_store(i, 1, __ATOMIC_ACQUIRE, WG);
  r = __opencl_atomic_load(i, __ATOMIC_SEQ_CST, 10); //~ ERROR[2.0+] CL0608
  r = __opencl_atomic_load(i, __ATOMIC_SEQ_CST); //~ ERROR[2.0+] CL0603
  r = __opencl_atomic_load(i, 17, WG);
  r = __opencl_atomic_fetch_or(fp, 1, __ATOMIC_SEQ_CST, WG); //~ ERROR[2.0+] CL0608
  __opencl_atomic_store(i, cmp, __ATOMIC_SEQ_CST, WG); //~ ERROR[2.0+] CL0507
  b = __opencl_atomic_compare_exchange_strong(i, 1, 1, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST, WG); //~ ERROR[2.0+] CL0507
}
