// std: 1.1 1.2 3.0
kernel void t_cross4(global float4* out, float4 a, float4 b) { *out = cross(a, b); }
kernel void t_cross3(global float* out, float4 a, float4 b) { vstore3(cross(a.xyz, b.xyz), 0, out); }
kernel void t_dot1(global float* out, float a, float b) { *out = dot(a, b); }
kernel void t_dot3(global float* out, float3 a, float3 b) { *out = dot(a, b); }
kernel void t_distance(global float* out, float2 a, float2 b) { *out = distance(a, b); }
kernel void t_length(global float* out, float4 a) { *out = length(a); }
kernel void t_normalize(global float4* out, float4 a) { *out = normalize(a); }
kernel void t_fast(global float* out, float4 a, float4 b) {
	out[0] = fast_distance(a, b);
	out[1] = fast_length(a - b);
	out[2] = fast_normalize(a).w;
}

kernel void t_isequal(global int* out, float a, float b) { *out = isequal(a, b); }
kernel void t_isequal4(global int4* out, float4 a, float4 b) { *out = isequal(a, b); }
kernel void t_isgreater2(global int2* out, float2 a, float2 b) { *out = isgreater(a, b) | isless(a, b); }
kernel void t_isnan8(global int8* out, float8 a) { *out = isnan(a); }
kernel void t_isinf(global int* out, float a) { *out = isinf(a) && !isfinite(a); }
kernel void t_signbit16(global int16* out, float16 a) { *out = signbit(a); }
kernel void t_isordered(global int3* out, float3 a, float3 b) { *out = isordered(a, b) ^ isunordered(a, b); }
kernel void t_any(global int* out, char4 c, short2 s, long8 l) {
	out[0] = any(c);
	out[1] = all(s);
	out[2] = any(l) + all(l);
	out[3] = any((int)-1);
}
kernel void t_select(global float4* out, float4 a, float4 b, int4 c, uint4 d) {
	out[0] = select(a, b, c);
	out[1] = select(a, b, d);
	out[2] = select(a, b, a < b);
	out[3] = (a < b) ? a : b;
	out[4] = select(a, b, isless(a, b));
}
kernel void t_bitselect(global uchar3* out, uchar3 a, uchar3 b, uchar3 c) { *out = bitselect(a, b, c); }

kernel void t_common(global float4* out, float4 a, float s) {
	out[0] = clamp(a, 0.0f, 1.0f);
	out[1] = mix(a, a.wzyx, s);
	out[2] = step(s, a);
	out[3] = smoothstep(0.0f, s, a);
	out[4] = sign(a) * degrees(radians(a));
	out[5] = max(a, s) - min(a, s);
	out[6] = fmax(a, s) - fmin(a, s);
}
#ifdef cl_khr_fp64
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
kernel void t_double(global double4* out, global long4* r, double4 a, double s) {
	out[0] = cross(a, a.yzxw);
	out[1] = mix(a, a, s);
	r[0] = isequal(a, a);
	out[2] = select(a, a, r[0]);
}
#endif
