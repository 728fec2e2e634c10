// std: 1.2 2.0 3.0
// Operands of a binary operator must have the same number of elements.
__kernel void mix_sizes(__global float4 *out, __global const float4 *a,
                        __global const float8 *b)
{
  size_t i = get_global_id(0);
  float4 x = a[i] * 2.0f;
  float8 y = b[i] * 0.5f;

  out[i] = x + y.lo;
  out[i] += y.hi;
  out[i] = x + y;
}
