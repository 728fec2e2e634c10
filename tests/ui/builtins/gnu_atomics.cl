// Atomic functions of compilers.

#define A __attribute__
void as(int i, float f, global int *p) {
  asm("nop");  //~ ERROR CL0601
  asm volatile("nop" : "=r"(i) : "r"(i));  //~ ERROR CL0501
  asm("" : "r"(i));  //~ ERROR CL0201 //~ ERROR CL0501
  asm("" : "=r"(1));  //~ ERROR CL0201 //~ ERROR CL0501
  asm("" : : "=r"(i));  //~ ERROR CL0201 //~ ERROR CL0501
  asm("" : "=r"(i) : "0"(f));  //~ ERROR CL0201 //~ ERROR CL0501
  asm("" : "=Z9"(i));  //~ ERROR CL0201 //~ ERROR CL0501
  asm("" : : "zzz"(i));  //~ ERROR CL0201 //~ ERROR CL0501
  asm(1);  //~ ERROR CL0601
  asm("" : "=m"(*p));  //~ ERROR CL0201 //~ ERROR CL0501
  asm("" : : : "memory");  //~ ERROR CL0201 //~ ERROR CL0501
  asm("" : : : "rxx");  //~ ERROR CL0201 //~ ERROR CL0501
  asm("%0" : : );  //~ ERROR CL0201 //~ ERROR CL0501
  asm("%3" : "=r"(i));  //~ ERROR CL0201 //~ ERROR CL0501
  asm goto("" : : : : lab);  //~ ERROR CL0501
  lab: ;
}
int regv asm("foo");  //~ ERROR CL0201 //~ ERROR[1.0,1.1,1.2] CL0307
int asmf(void) asm("bar");  //~ ERROR CL0201
constant int regw asm("foo2") = 1;  //~ ERROR CL0201 //~ ERROR CL0313
constant int regx asm(1) = 1;  //~ ERROR CL0201 //~ ERROR CL0313
asm("file scope");  //~ ERROR CL0201 //~ ERROR CL0205
void asv(void) { int q asm("r1") = 1; register int q2 asm("r1"); register int q3 asm("rx"); }  //~ ERROR CL0201 //~ ERROR CL0201 //~ ERROR CL0201 //~ ERROR CL0407 //~ ERROR CL0407
void at(int i, float f, global int *p, global float *pf, volatile global int *vp, const global int *cp, constant int *kp, global struct U *pu) {
  __sync_fetch_and_add(p, 1);
  __sync_fetch_and_add(pf, 1);  //~ ERROR CL0608
  __sync_fetch_and_add(i, 1);  //~ ERROR CL0608
  __sync_fetch_and_add(cp, 1);  //~ ERROR CL0608
  __sync_fetch_and_add(p);  //~ ERROR CL0603
  __sync_fetch_and_add(p, 1, 2);
  __sync_fetch_and_add(p, f);
  __sync_fetch_and_add(p, p);  //~ ERROR CL0507
  __sync_lock_test_and_set(p, 1);
  __sync_lock_release(p);
  __sync_bool_compare_and_swap(p, 1, 2);
  __sync_val_compare_and_swap(p, 1, 2);
  __sync_val_compare_and_swap(p, 1);  //~ ERROR CL0603
  __sync_synchronize();
  __sync_synchronize(1);  //~ ERROR CL0603
  __sync_swap(p, 1);
  __sync_fetch_and_nand(p, 1);
  __atomic_load_n(p, 0);
  __atomic_load_n(p, 9);
  __atomic_load_n(p, 3);
  __atomic_load_n(pf, 0);  //~ ERROR CL0608
  __atomic_load_n(i, 0);  //~ ERROR CL0608
  __atomic_load_n(cp, 0);
  __atomic_load_n(kp, 0);
  __atomic_store_n(cp, 0, 0);  //~ ERROR CL0608
  __atomic_store_n(p, 0, 0);
  __atomic_store_n(p, 0, 2);
  __atomic_store_n(p, f, 0);
  __atomic_exchange_n(p, 1, 0);
  __atomic_fetch_add(p, 1, 0);
  __atomic_fetch_add(pf, 1.0f, 0);
  __atomic_fetch_and(pf, 1, 0);  //~ ERROR CL0608
  __atomic_fetch_and(p, 1, 0);
  __atomic_fetch_max(p, 1, 0);
  __atomic_fetch_max(pf, 1, 0);
  __atomic_add_fetch(p, 1, 0);
  __atomic_nand_fetch(p, 1, 0);
  __atomic_fetch_add(p, 1);  //~ ERROR CL0603
  __atomic_fetch_add(p, 1, 0, 0);  //~ ERROR CL0603
  __atomic_fetch_add(p, 1, f);
  __atomic_fetch_add(p, 1, p);  //~ ERROR CL0507
  __atomic_load(p, &i, 0);
  __atomic_store(p, &i, 0);  //~ ERROR CL0301
  __atomic_exchange(p, &i, &i, 0);  //~ ERROR CL0301
  __atomic_compare_exchange(p, &i, &i, 0, 0, 0);  //~ ERROR CL0301
  __atomic_compare_exchange_n(p, &i, 1, 0, 0, 0);
  __atomic_compare_exchange_n(p, p, 1, 0, 0, 0);
  __atomic_compare_exchange_n(p, &f, 1, 0, 0, 0);
  __atomic_load(p, &f, 0);
  __atomic_test_and_set(p, 0);
  __atomic_clear(p, 0);
  __atomic_thread_fence(0);
  __atomic_signal_fence(0);
  __atomic_always_lock_free(4, 0);
  __atomic_is_lock_free(4, p);
  __c11_atomic_load(p, 0);  //~ ERROR CL0608
  __c11_atomic_is_lock_free(4);
  __c11_atomic_thread_fence(1);
  __c11_atomic_signal_fence(1);
  __atomic_load_n(pu, 0);  //~ ERROR CL0608
  __atomic_load_n((global int3 *)p, 0);  //~ ERROR CL0608
  __atomic_load_n((global int4 *)p, 0);  //~ ERROR CL0608
  __atomic_load_n((global void *)p, 0);  //~ ERROR CL0608
  __atomic_load_n((global char *)p, 0);
  __scoped_atomic_load_n(p, 0, 0);
  __scoped_atomic_load_n(p, 0, 9);  //~ ERROR CL0608
  __scoped_atomic_load_n(p, 0);  //~ ERROR CL0603
  __scoped_atomic_fetch_add(p, 1, 0, 1);
  __opencl_atomic_load(p, 0, 0);  //~ ERROR CL0608
  __opencl_atomic_init(p, 0);  //~ ERROR CL0608
  __hip_atomic_load(p, 0, 0);  //~ ERROR CL0601
}
#if __OPENCL_C_VERSION__ >= 200
void at2(int i, float f, global atomic_int *p, global atomic_float *pf, volatile global atomic_int *vp, const global atomic_int *cp, global int *n, local atomic_int *l) {
  __opencl_atomic_load(p, 0, 0);  //~ ERROR[2.0,3.0] CL0608
  __opencl_atomic_load(p, 0, 1);
  __opencl_atomic_load(p, 0, 2);
  __opencl_atomic_load(p, 0, 7);  //~ ERROR[2.0,3.0] CL0608
  __opencl_atomic_load(p, memory_order_acquire, memory_scope_device);
  __opencl_atomic_load(p, memory_order_release, memory_scope_device);
  __opencl_atomic_load(n, 0, 1);  //~ ERROR[2.0,3.0] CL0608
  __opencl_atomic_load(cp, 0, 1);
  __opencl_atomic_load(p, 0);  //~ ERROR[2.0,3.0] CL0603
  __opencl_atomic_load(p, 0, 1, 2);  //~ ERROR[2.0,3.0] CL0603
  __opencl_atomic_load(p, f, 1);
  __opencl_atomic_load(p, 0, n);  //~ ERROR[2.0,3.0] CL0507
  __opencl_atomic_load(p, i, i);
  __opencl_atomic_store(p, 1, 0, 1);
  __opencl_atomic_store(cp, 1, 0, 1);  //~ ERROR[2.0,3.0] CL0608
  __opencl_atomic_store(p, n, 0, 1);  //~ ERROR[2.0,3.0] CL0507
  __opencl_atomic_init(p, 1);
  __opencl_atomic_init(n, 1);  //~ ERROR[2.0,3.0] CL0608
  __opencl_atomic_init(cp, 1);  //~ ERROR[2.0,3.0] CL0608
  __opencl_atomic_exchange(p, 1, 0, 1);
  __opencl_atomic_fetch_add(p, 1, 0, 1);
  __opencl_atomic_fetch_add(pf, 1, 0, 1);
  __opencl_atomic_fetch_and(pf, 1, 0, 1);  //~ ERROR[2.0,3.0] CL0608
  __opencl_atomic_fetch_min(pf, 1, 0, 1);
  __opencl_atomic_fetch_min(p, 1, 0, 1);
  __opencl_atomic_fetch_add(cp, 1, 0, 1);  //~ ERROR[2.0,3.0] CL0608
  __opencl_atomic_fetch_nand(p, 1, 0, 1);  //~ ERROR[2.0,3.0] CL0601
  __opencl_atomic_compare_exchange_strong(p, &i, 1, 0, 0, 1);
  __opencl_atomic_compare_exchange_strong(p, n, 1, 0, 0, 1);
  __opencl_atomic_compare_exchange_strong(p, &f, 1, 0, 0, 1);
  __opencl_atomic_compare_exchange_weak(p, &i, 1, 0, 0, 1);
  __opencl_atomic_compare_exchange_weak(p, &i, 1, 0, 0);  //~ ERROR[2.0,3.0] CL0603
  __c11_atomic_load(p, 0);
  __c11_atomic_store(p, 1, 0);
  __c11_atomic_init(p, 1);
  __c11_atomic_fetch_add(p, 1, 0);
  __c11_atomic_fetch_add(p, 1);  //~ ERROR[2.0,3.0] CL0603
  __c11_atomic_fetch_add(n, 1, 0);  //~ ERROR[2.0,3.0] CL0608
  __c11_atomic_compare_exchange_strong(p, &i, 1, 0, 0);
  __atomic_load_n(p, 0);  //~ ERROR[2.0,3.0] CL0608
  __atomic_fetch_add(p, 1, 0);  //~ ERROR[2.0,3.0] CL0608
  __sync_fetch_and_add(p, 1);  //~ ERROR[2.0,3.0] CL0608
  _Atomic int ai; _Atomic(int) aj; _Atomic(int[3]) ak; _Atomic(void) al; _Atomic(const int) am; _Atomic(atomic_int) an;  //~ ERROR[2.0,3.0] CL0211 //~ ERROR[2.0,3.0] CL0211 //~ ERROR[2.0,3.0] CL0211 //~ ERROR[2.0,3.0] CL0211 //~ ERROR[2.0,3.0] CL0211 //~ ERROR[2.0,3.0] CL0211 //~ ERROR[2.0,3.0] CL0201 //~ ERROR[2.0,3.0] CL0201 //~ ERROR[2.0,3.0] CL0201 //~ ERROR[2.0,3.0] CL0201 //~ ERROR[2.0,3.0] CL0201 //~ ERROR[2.0,3.0] CL0601
  *p = 1;  //~ ERROR[2.0,3.0] CL0522
  i = *p;  //~ ERROR[2.0,3.0] CL0522
  (*p)++;  //~ ERROR[2.0,3.0] CL0502
  *p += 1;  //~ ERROR[2.0,3.0] CL0502
  atomic_int loc;
  atomic_int loc2 = 1;  //~ ERROR[2.0,3.0] CL0441
  local atomic_int loc3 = 1;  //~ ERROR[2.0,3.0] CL0310
  atomic_init(&loc, 1);
  loc = 2;  //~ ERROR[2.0,3.0] CL0522
  static global atomic_int sgi = ATOMIC_VAR_INIT(1);
  atomic_int loc4 = ATOMIC_VAR_INIT(1);  //~ ERROR[2.0,3.0] CL0441
  *l = 1;  //~ ERROR[2.0,3.0] CL0522
  *l = *p;  //~ ERROR[2.0,3.0] CL0522
  i = *p + *l;  //~ ERROR[2.0,3.0] CL0502
  if (*p) ;
  f = *p;  //~ ERROR[2.0,3.0] CL0522
  (int)*p;
  (atomic_int)1;
  loc = loc3;
  struct { atomic_int a; int b; } st; st.a = 1; st.b = st.a;  //~ ERROR[2.0,3.0] CL0522 //~ ERROR[2.0,3.0] CL0522
}
#endif
