// std: 1.1 1.2 2.0 3.0
// as_type needs operands of the same size.
__kernel void reinterpret(__global int *out, __global const float2 *in)
{
  size_t i = get_global_id(0);
  float2 v = in[i];
  int2 iv = as_int2(v);
  long l = as_long(v);
  short4 s = as_short4(l);

  out[i] = iv.x ^ iv.y;
  out[i] += s.s0 + s.s3;
  out[i] += as_int(v);
}
