// std: 1.0 1.1 2.0
#pragma OPENCL EXTENSION cl_khr_global_int32_base_atomics : enable
#pragma OPENCL EXTENSION cl_khr_int64_base_atomics : enable

__kernel void legacy0(volatile __global int *p, __constant uint *l, __global long *d, __global float *f) {
  int old = atom_add(p, 5);
  uint o2 = atomic_cmpxchg(l, 0u, 1u);
  d[0] = atom_xchg(d, 7L) + old;
  f[0] = atomic_xchg(f, 1.0f);
  o2 = atomic_inc(l);
}

__kernel void legacy1(volatile __global int *p, __local uint *l, __global long *d, __global float *f) {
  int old = atom_add(p, 5);
  uint o2 = atomic_cmpxchg(l, 0u);
  d[0] = atom_xchg(d, 7L) + old;
  f[0] = atomic_xchg(f, 1.0f);
  o2 = atomic_inc(l);
}

__kernel void legacy2(volatile __global int *p, __local uint *l, __global long *d, __global float *f) {
  int old = atom_add(p, 5);
  uint o2 = atomic_cmpxchg(l, 0u, 1u);
  d[0] = atom_xchg(d, 7L) + old;
  f[0] = atomic_add(f, 1.0f);
  o2 = atomic_inc(l);
}

__kernel void legacy3(volatile __global int *p, __private uint *l, __global long *d, __global float *f) {
  int old = atom_add(p, 5);
  uint o2 = atomic_cmpxchg(l, 0u, 1u);
  d[0] = atom_xchg(d, 7L) + old;
  f[0] = atomic_xchg(f, 1.0f);
  o2 = atomic_inc(l);
}

__kernel void legacy4(volatile __global int *p, __local uint *l, __global long *d, __global float *f) {
  int old = atom_add(*p, 5);
  uint o2 = atomic_cmpxchg(l, 0u, 1u);
  d[0] = atom_xchg(d, 7L) + old;
  f[0] = atomic_xchg(f, 1.0f);
  o2 = atomic_inc(l);
}

__kernel void legacy5(volatile __global int *p, __local uint *l, __global long *d, __global float *f) {
  int old = atom_add(p, 5);
  uint o2 = atomic_cmpxchg(l, 0u, 1u);
  d[0] = atom_xchg(d, 7L) + old;
  f[0] = atomic_xchg(f, 1.0f);
  o2 = atomic_increment(l);
}

__kernel void legacy6(volatile __global int *p, __local uint *l, __global long2 *d, __global float *f) {
  int old = atom_add(p, 5);
  uint o2 = atomic_cmpxchg(l, 0u, 1u);
  d[0] = atom_xchg(d, 7L) + old;
  f[0] = atomic_xchg(f, 1.0f);
  o2 = atomic_inc(l);
}

__kernel void legacy7(const __global int *p, __local uint *l, __global long *d, __global float *f) {
  int old = atom_add(p, 5);
  uint o2 = atomic_cmpxchg(l, 0u, 1u);
  d[0] = atom_xchg(d, 7L) + old;
  f[0] = atomic_xchg(f, 1.0f);
  o2 = atomic_inc(l);
}

__kernel void legacy8(volatile __global int *p, __local uint *l, __global long *d, __global float *f) {
  int old = atom_add(p, 5);
  uint o2 = atomic_cmpxchg(l, 0u, 1u);
  d[0] = atomic_xchg(d, 7L) + old;
  f[0] = atomic_xchg(f, 1.0f);
  o2 = atomic_inc(l);
}

__kernel void legacy9(volatile __global int *p, __local uint *l, __global long *d, __global float *f) {
  int old = atom_add(p 5);
  uint o2 = atomic_cmpxchg(l, 0u, 1u);
  d[0] = atom_xchg(d, 7L) + old;
  f[0] = atomic_xchg(f, 1.0f);
  o2 = atomic_inc(l);
}
