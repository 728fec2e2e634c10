// std: 1.1 1.2 2.0 3.0
__kernel void common(__global float4 *o, float4 a, float4 b, float s)
{
  o[0] = clamp(a, b, b + 1.0f);
  o[1] = clamp(a, 0.0f, 1.0f);
  o[2] = degrees(radians(a));
  o[3] = max(a, b) - max(a, s);
  o[4] = min(a, b) - min(a, 0.5f);
  o[5] = mix(a, b, a) + mix(a, b, s);
  o[6] = step(a, b) + step(s, b);
  o[7] = smoothstep(a, b, a) + smoothstep(0.0f, s, b);
  o[8] = sign(a);
}

#define GEOM(N)                                                 \
  __kernel void geom##N(__global float##N *o, __global float *f) \
  {                                                             \
    float##N a = o[0], b = o[1];                                \
    f[0] = dot(a, b);                                           \
    f[1] = distance(a, b);                                      \
    f[2] = length(a - b);                                       \
    f[3] = fast_distance(a, b) + fast_length(b);                \
    o[2] = normalize(a);                                        \
    o[3] = fast_normalize(b) * dot(a, a);                       \
  }

GEOM()
GEOM(2)
GEOM(3)
GEOM(4)

__kernel void cross_product(__global float4 *o4, __global float3 *o3)
{
  o4[0] = cross(o4[1], o4[2]);
  o3[0] = cross(o3[1], o4[0].xyz);
  o3[1] = normalize(cross(o3[0], (float3)(0.0f, 1.0f, 0.0f)));
}
