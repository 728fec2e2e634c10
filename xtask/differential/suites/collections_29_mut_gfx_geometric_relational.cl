// std: 1.1 1.2 3.0

// kernel void t_cross4(global float4* out, float4 a, float4 b) { *out = cross(a, b); }
kernel void t_cross4_m0(global float4* out, float4 a, float3 b) { *out = cross(a, b); }
kernel void t_cross4_m1(global float2* out, float2 a, float2 b) { *out = cross(a, b); }
// kernel void t_isequal4(global int4* out, float4 a, float4 b) { *out = isequal(a, b); }
kernel void t_isequal4_m2(global uint4* out, float4 a, float4 b) { *out = isequal(a, b); }
kernel void t_isequal4_m3(global int4* out, float4 a, int4 b) { *out = isequal(a, b); }
// kernel void t_select(global float4* out, float4 a, float4 b) { out[0] = select(a, b, a < b); out[1] = (a < b) ? a : b; }
kernel void t_select_m5(global float4* out, float4 a, float4 b) { out[0] = select(a, b, a.x < b.x); }
kernel void t_select_m6(global float4* out, float4 a, float b) { out[1] = (a < b) ? a : b; }
kernel void t_select_m7(global float4* out, float4 a, float4 b) { out[1] = (a - b) ? a : b; }
// kernel void t_common(global float4* out, float4 a, float s) { out[1] = mix(a, a.wzyx, s); out[2] = step(s, a); }
kernel void t_common_m8(global float4* out, float4 a, float s) { out[1] = mix(a, s, a.wzyx); }
kernel void t_common_m9(global float4* out, float4 a, float s) { out[2] = step(a, s); }
kernel void t_isequal4_m4(global int4* out, float4 a, float4 b { *out = isequal(a, b); }
