// std: 1.2 2.0 3.0
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
__kernel void sample_cross(__global float *sourceA, __global float *sourceB, __global float *destValues)
{
    int tid = get_global_id(0);
    vstore3(cross(vload3(tid, sourceA), vload3(tid, sourceB)), tid, destValues);
}
__kernel void sample_geom(__global float4 *a, __global float4 *b, __global float *dst, __global float4 *vdst)
{
    int tid = get_global_id(0);
    dst[tid] = dot(a[tid], b[tid]);
    dst[tid] += distance(a[tid].xy, b[tid].zw) + fast_distance(a[tid].lo, b[tid].hi);
    dst[tid] += length(a[tid].xyz) * fast_length(b[tid].x);
    vdst[tid] = normalize(a[tid]);
    vdst[tid].xyz = fast_normalize(b[tid].xyz);
}
#ifdef cl_khr_fp16
__kernel void sample_half(__global half *src, __global half4 *v, __global float *out)
{
    size_t i = get_global_id(0);
    half h = src[i] * (half)2.0f;
    half4 t = v[i] + h;
    out[i] = vload_half(i, src) + dot(t, v[i]);
    vstore_half_rtz(out[i], i, src);
    vstorea_half4(convert_float4(t), i, src);
    t = clamp(t, (half)0, 1.0h);
    v[i] = mix(t, v[i], h);
}
#endif
__kernel void sample_common(__global float8 *x, __global float8 *y, float s)
{
    size_t i = get_global_id(0);
    y[i] = smoothstep(0.0f, 1.0f, x[i]);
    y[i] += step(s, x[i]);
    y[i] += mix(x[i], y[i], s);
    y[i] = sign(y[i]) * degrees(radians(x[i]));
    y[i] = clamp(y[i], 0.0f, 255.0f);
}
