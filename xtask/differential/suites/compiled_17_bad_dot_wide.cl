// std: 1.2 2.0 3.0
// The geometric functions take vectors of at most four elements.
__kernel void dots(__global float *out, float2 a, float4 b, float8 c)
{
  float sum = 0.0f;
  sum += dot(a, a.yx);
  sum += dot(b.xyz, b.yzw);
  sum += dot(b, c.lo);
  sum += length(c.hi);
  sum += dot(c, c);
  out[get_global_id(0)] = sum;
}
