// std: 1.2
// one kernel per closed issue of the simulator

// issue 12: struct copy through a ternary
typedef struct { int a; float b[3]; } S12;
kernel void issue12(global S12 *in, global S12 *out, int c)
{
  S12 x = in[0], y = in[1];
  out[0] = c ? x : y;
}

// issue 27: phi of pointers to different elements
kernel void issue27(global int *data, int n)
{
  global int *p = data;
  for (int i = 0; i < n; i++)
    p = (i & 1) ? p + 1 : p + 2;
  *p = p - data;
}

// issue 31: local memory shared by two kernels' names
kernel void issue31(global int *data)
{
  local int scratch[4];
  scratch[get_local_id(0)] = data[get_local_id(0)];
  barrier(CLK_LOCAL_MEM_FENCE);
  data[get_local_id(0)] = scratch[3 - get_local_id(0)];
}

// issue 44: two-dimensional constant
constant int issue44_c[2][3] = {{1, 2, 3}, {4, 5, 6}};
kernel void issue44(global int *out)
{
  int i = get_global_id(0);
  out[i] = issue44_c[i / 3][i % 3];
}

// issue 52: uninitialised private padding
struct S52 { char c; int i; long l; };
kernel void issue52(global struct S52 *out)
{
  struct S52 s;
  s.c = 1; s.i = 2; s.l = 3;
  *out = s;
}

// issue 60: atomics with unused results
kernel void issue60(global int *c, local uint *l)
{
  atomic_inc(c);
  atomic_dec(&c[1]);
  (void)atomic_add(c + 2, 3);
  if (atomic_cmpxchg(c + 3, 0, 1) == 0) atomic_xchg(c + 4, 7);
  atomic_or(l, 1u << get_local_id(0));
  atom_max((volatile global int *)c + 5, 9);
}

// issue 71: async copies of vec3
kernel void issue71(global float3 *src, global float3 *dst, local float3 *tmp)
{
  event_t e = async_work_group_copy(tmp, src, 4, 0);
  wait_group_events(1, &e);
  e = async_work_group_strided_copy(dst, tmp, (size_t)4, (size_t)2, (event_t)0);
  wait_group_events(1, &e);
}

// issue 80: kernel called from kernel
kernel void issue80(global int *data)
{
  issue44(data);
  issue31(data);
}

// issue 93: out-of-bounds read of a by-value struct
kernel void issue93(S12 s, global float *out, int i) { *out = s.b[i] + s.a; }
