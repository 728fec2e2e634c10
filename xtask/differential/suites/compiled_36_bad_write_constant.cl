// std: 1.0 1.1 1.2 2.0 3.0
// Memory in the constant address space is read only.
__constant int offsets[4] = { 0, 4, 8, 12 };

int lookup(__constant int *t, int i)
{
  return t[i & 3];
}

__kernel void gather(__global int *out, __global const int *in)
{
  int i = get_global_id(0);
  __constant int *p = offsets + (i & 1);
  out[i] = in[i + lookup(offsets, i)];
  out[i] += *p;
  p++;
  *p = out[i];
}
