// std: 1.0 1.2 2.0 3.0
// A component may not appear twice on the left side of an assignment.
__kernel void swizzle(__global float4 *out, float4 a, float8 b)
{
  float4 r;
  r.xyzw = a.wzyx;
  r.xz = a.xx;
  r.hi = b.s67;
  r.s01 = b.even.xy;
  r.w = r.xyxy.y;
  r.yzxw += a;
  r.xx = a.yz;
  out[get_global_id(0)] = r;
}
