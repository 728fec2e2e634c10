// std: 1.0 1.1 1.2 2.0 3.0
#if __OPENCL_VERSION__ < 110
#pragma OPENCL EXTENSION cl_khr_global_int32_base_atomics : enable
#pragma OPENCL EXTENSION cl_khr_global_int32_extended_atomics : enable
#pragma OPENCL EXTENSION cl_khr_local_int32_base_atomics : enable
#define A(op) atom_##op
#else
#define A(op) atomic_##op
#endif
#ifdef cl_khr_int64_base_atomics
#pragma OPENCL EXTENSION cl_khr_int64_base_atomics : enable
#define HAVE_64 1
#endif

#define K2(op, T)                                                              \
  __kernel void k_##op##_##T(volatile __global T *p, __local T *l,             \
                             __global T *old, T v) {                           \
    old[get_global_id(0)] = A(op)(p, v);                                       \
    A(op)(l, (T)get_local_id(0));                                              \
  }
#define K1(op, T)                                                              \
  __kernel void k_##op##_##T(volatile __global T *p, __global T *old) {        \
    old[get_global_id(0)] = A(op)(p);                                          \
  }

K2(add, int)
K2(sub, uint)
K2(xchg, int)
K2(min, uint)
K2(max, int)
K2(and, uint)
K2(or, int)
K2(xor, uint)
K1(inc, int)
K1(dec, uint)

__kernel void spin(__global int *mutex, __global int *data) {
  for (;;) {
    if (A(cmpxchg)(mutex, 0, 1) == 0) {
      data[0] += 1;
      mem_fence(CLK_GLOBAL_MEM_FENCE);
      A(xchg)(mutex, 0);
      break;
    }
  }
}

#if __OPENCL_VERSION__ >= 110
__kernel void xchg_float(volatile __global float *p, __global float *o) {
  *o = atomic_xchg(p, 1.0f);
}
#endif

#ifdef HAVE_64
__kernel void k64(volatile __global long *p, volatile __global ulong *u, __global long *o) {
  o[0] = atom_add(p, 1L);
  o[1] = atom_inc(p);
  o[2] = (long)atom_cmpxchg(u, 0UL, 10UL);
  o[3] = atom_xchg(p, o[0]);
}
#endif
