// std: 1.2
// issue 12: struct copy through a ternary
typedef struct { int a; float b[3]; } S12;
constant int issue44_c[2][3] = {{1, 2, 3}, {4, 5, 6}};

kernel void issue12_m0(global S12 *in, global S12 *out, int c)
{
  struct S12 x = in[0], y = in[1];
  out[0] = c ? x : y;
}

kernel void issue12_m1(global S12 *in, global S12 *out, int c)
{
  S12 x = in[0], y = in[1];
  out[0] = c ? x : in;
}

kernel void issue27_m2(global int *data, int n)
{
  int *p = data;
  for (int i = 0; i < n; i++)
    p = (i & 1) ? p + 1 : p + 2;
  *p = p - data;
}

kernel void issue27_m3(global int *data, int n)
{
  global int *p = data;
  for (int i = 0; i < n; i++)
    p = (i & 1) ? p + 1 : p + 2;
  p = p - data;
}

kernel void issue44_m4(global int *out)
{
  int i = get_global_id(0);
  issue44_c[i / 3][i % 3] = out[i];
}

kernel void issue60_m5(global float *c, local uint *l)
{
  atomic_inc(c);
  atomic_dec(&c[1]);
  (void)atomic_add(c + 2, 3);
  if (atomic_cmpxchg(c + 3, 0, 1) == 0) atomic_xchg(c + 4, 7);
  atomic_or(l, 1u << get_local_id(0));
  atom_max((volatile global int *)c + 5, 9);
}

kernel void issue60_m6(global int *c, global uint *l)
{
  atomic_inc(c);
  atomic_dec(&c[1]);
  (void)atomic_add(c + 2, 3);
  if (atomic_cmpxchg(c + 3, 0, 1) == 0) atomic_xchg(c + 4, 7);
  atomic_or(l, 1u << get_local_id(0));
  atom_max((volatile global int *)c + 5, 9);
}

kernel void issue60_m7(global int *c, local uint *l)
{
  atomic_inc(c);
  atomic_dec(&c[1]);
  (void)atomic_add(c + 2, 3);
  if (atomic_cmpxchg(c + 3, 1) == 0) atomic_xchg(c + 4, 7);
  atomic_or(l, 1u << get_local_id(0));
  atom_max((volatile global int *)c + 5, 9);
}

kernel void issue71_m8(global float3 *src, global float3 *dst, private float3 *tmp)
{
  event_t e = async_work_group_copy(tmp, src, 4, 0);
  wait_group_events(1, &e);
  e = async_work_group_strided_copy(dst, tmp, (size_t)4, (size_t)2, (event_t)0);
  wait_group_events(1, &e);
}

kernel void issue71_m9(global float3 *src, global float3 *dst, local float3 *tmp)
{
  event_t e = async_work_group_copy(tmp, src, 4, 0);
  wait_group_events(1, e);
  e = async_work_group_strided_copy(dst, tmp, (size_t)4, (size_t)2, (event_t)0);
  wait_group_events(1, &e);
}
