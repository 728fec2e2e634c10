// std: 1.2 2.0
struct ray { float4 org; float3 dir; float t[2]; };

constant struct ray unit = {(float4)(0), {0, 0, 1}, {0.0f}};
constant struct ray named = {.t = {1, 2}, .dir = (float3)(1.0f)};
constant int sparse[8] = {[3] = 3, [6] = 6};
constant int2 pairs[] = {(int2)(1, 2), {3, 4}, 5};
constant uchar4 colour = (uchar4)(255, (uchar2)(128), 0);

kernel void locals(global float *out, float x) {
  struct ray r = {(float4)(x), (float3)(x, 0, 1)};
  float m[2][2] = {{x}, {0, x}};
  float4 v = {x, x};
  float2 w[2] = {{x, 1}, {2, x}};
  out[0] = r.t[1] + m[1][1] + v.w + w[1].y;
}
