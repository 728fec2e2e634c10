// std: 1.2 2.0 3.0
__kernel void compare_vec(__global int4 *out, __global float4 *f,
                          __global int4 *i, __global uint4 *u)
{
  int gid = get_global_id(0);
  int4 r = (int4)(0);
  r |= f[gid] < f[gid + 1];
  r |= f[gid] == f[gid + 1];
  r &= i[gid] >= 3;
  r ^= u[gid] != (uint4)(1, 2, 3, 4);
  r = r && i[gid];
  r = r || (i[gid] > 0);
  r = !r;
  r += ~i[gid];
  r = -r;
  out[gid] = (f[gid] > 0.0f) ? r : i[gid];
}

__kernel void compare_narrow(__global char8 *out, __global uchar8 *a,
                             __global uchar8 *b)
{
  size_t gid = get_global_id(0);
  char8 lt = a[gid] < b[gid];
  char8 ne = a[gid] != b[gid];
  out[gid] = lt & ne;
}

__kernel void compare_scalar(__global int *out, float a, long b, uchar c)
{
  out[0] = a < b;
  out[1] = b == c;
  out[2] = !a;
  out[3] = a && b || c;
  out[4] = (a, b, c);
}

__kernel void ternary_vec(__global long2 *out, __global ulong2 *m, long s)
{
  out[0] = m[0] ? (long2)(s) : out[1];
  out[1] = m[1] ? out[0] : s;
  out[2] = s ? out[0] : out[1];
}
