// std: 1.0+

void at(volatile __global int *gi, volatile __local uint *lu, __global float *gf, int *pi, volatile __constant int *ci,
        __global const int *gci, __global long *gl, int i, uint u, float f) {
#if __OPENCL_C_VERSION__ >= 110
  i = atomic_add(gi, 1);
  u = atomic_add(lu, 1);
  i = atomic_add(gf, 1);
  i = atomic_add(pi, 1); //~ ERROR[1.1+] CL0604
  i = atomic_add(ci, 1); //~ ERROR[1.1+] CL0604
  i = atomic_add(gci, 1);
  i = atomic_add(gl, 1);
  i = atomic_add(gi); //~ ERROR[1.1+] CL0604
  i = atomic_add(i, gi); //~ ERROR[1.1+] CL0604
  i = atomic_inc(gi);
  i = atomic_inc(gi, 1); //~ ERROR[1.1+] CL0604
  f = atomic_xchg(gf, f);
  i = atomic_xchg(gi, f);
  i = atomic_cmpxchg(gi, 1, 2);
  i = atomic_cmpxchg(gi, 1); //~ ERROR[1.1+] CL0604
  f = atomic_cmpxchg(gf, f, f); //~ ERROR[1.1+] CL0604
  i = atomic_sub_(gi, 1); //~ ERROR[1.1+] CL0601
#endif
  i = atom_add(gi, 1);
  i = atom_inc(gi);
  u = atom_add(lu, u);
#if __OPENCL_C_VERSION__ >= 200
  volatile __global atomic_int *ai = (volatile __global atomic_int *)gi;
  atomic_init(ai, 0);
  atomic_store(ai, 1);
  i = atomic_load(ai);
  i = atomic_load(gi); //~ ERROR[2.0+] CL0604
  i = atomic_fetch_add(ai, 1);
  i = atomic_fetch_add_explicit(ai, 1, memory_order_relaxed);
  i = atomic_fetch_add_explicit(ai, 1, memory_order_relaxed, memory_scope_device);
  i = atomic_fetch_add_explicit(ai, 1, 1, 1, 1); //~ ERROR[2.0+] CL0604
  bool b = atomic_compare_exchange_strong(ai, pi, 1);
  b = atomic_compare_exchange_strong(ai, 1, 1); //~ ERROR[2.0+] CL0604
  i = *ai; //~ ERROR[2.0+] CL0522
  *ai = 1; //~ ERROR[2.0+] CL0522
  (*ai)++; //~ ERROR[2.0+] CL0502
  i = *ai + 1; //~ ERROR[2.0+] CL0502
#endif
}
