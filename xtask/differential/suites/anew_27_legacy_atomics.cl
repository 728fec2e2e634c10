// std: 1.0 1.1 1.2 2.0
// opts: -DEXT64

#ifdef EXT64
#pragma OPENCL EXTENSION cl_khr_int64_base_atomics : enable
#pragma OPENCL EXTENSION cl_khr_int64_extended_atomics : enable
#endif

kernel void a32(volatile global int *g, volatile local uint *l, global float *f, constant int *c, global char *ch) {
  int p = 0;
  int r = atomic_add(g, 1);
  uint u = atomic_sub(l, 1u);
  f[0] = atomic_xchg(f, 1.0f);
  f[0] = atomic_add(f, 1.0f);
  r = atomic_inc(g);
  r = atomic_inc(&p);
  r = atomic_dec(c);
  r = atomic_cmpxchg(g, 1, 2);
  r = atomic_cmpxchg(g, 1);
  r = atomic_min(ch, 1);
  r = atomic_max(g, 1) + atomic_and(g, 1) + atomic_or(g, 1) + atomic_xor(g, 1);
  r = atomic_inc(g, 1);
  r = atom_add(g, 1);
  r = atom_inc(l);
}

kernel void a64(volatile global long *g, volatile local ulong *l) {
  long r = atom_add(g, 1L);
  ulong u = atom_xchg(l, 1UL);
  r = atom_cmpxchg(g, 1L, 2L);
  r = atom_min(g, 1L);
  u = atom_xor(l, 1UL);
  r = atomic_add(g, 1L);
}

struct cnt { int n; int a[4]; };
kernel void st(global struct cnt *s, global int4 *v) {
  atomic_inc(&s->n);
  atomic_inc(&s->a[1]);
  atomic_inc(s->a);
  atomic_inc(v);
  atomic_inc(&v->x);
}
