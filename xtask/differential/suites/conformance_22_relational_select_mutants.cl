// std: 1.0 1.2 3.0
__kernel void mutants(__global float4 *a, __global float4 *b, __global int4 *c, __global float4 *r, __global long4 *l, __global int *s, __global int4 *ri) {
  int tid = get_global_id(0);
  r[tid] = select(a[tid], b[tid], l[tid]);
  r[tid] = select(a[tid], b[tid], s[tid]);
  r[tid] = select(a[tid], b[tid]);
  r[tid] = l[tid] ? a[tid] : b[tid];
  r[tid] = c[tid].xyz ? a[tid] : b[tid];
  r[tid] = a[tid] ? a[tid] : b[tid];
  r[tid] = c[tid] ? a[tid] : c[tid];
  r[tid] = c[tid] ? a[tid] b[tid];
  ri[tid] = isequal(a[tid], b[tid].xy);
  ri[tid] = isequal(a[tid], c[tid]);
  s[tid] = isequal(a[tid], b[tid]);
  r[tid] = a[tid] < b[tid];
  r[tid] = bitselect(a[tid], b[tid], c[tid]);
  s[tid] = any(a[tid]);
  s[tid] = all(c[tid] == 0);
  s[tid] = any(c[tid]) ? 1 : a[tid];
  if (a[tid] < b[tid]) s[tid] = 1;
  r[tid] = select(a[tid], b, c[tid]);
}
