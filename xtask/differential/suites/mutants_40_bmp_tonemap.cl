// std: 1.0 1.2 2.0
#define CLAMP8(v) clamp((v), 0, 255)
__constant float3 luma = (float3)(0.2126f, 0.7152f, 0.0722f);

uchar4 tonemap(const float4 hdr, __global const uchar *lut, float *peak)
{
    float l = dot(hdr.xyz, luma);
    float3 c = hdr.xyz / (1.0f + l);
    int3 q = convert_int3_rte(c * 255.0f);
    *peak = fmax(*peak, l);
    q = CLAMP8(q);
    uchar4 r = (uchar4)(convert_uchar3(q), 255);
    r.w = lut[q.x];
    return r;
}

uchar4 tonemap_1(const float4 hdr, __global const uchar *lut, float *peak)
{
    float l = dot(hdr.xyz, luma);
    float3 c = hdr.xyz / (1.0f + l);
    int3 q = convert_int3_rte(c * 255.0f);
    *peak = fmax(peak, l);
    q = CLAMP8(q);
    uchar4 r = (uchar4)(convert_uchar3(q), 255);
    r.w = lut[q.x];
    return r;
}

uchar4 tonemap_2(const float4 hdr, __global const uchar *lut, float *peak)
{
    float l = dot(hdr.xyz, luma);
    float3 c = hdr.xyz / (1.0f + l);
    int3 q = convert_int3_rte(c * 255.0f);
    peak = fmax(*peak, l);
    q = CLAMP8(q);
    uchar4 r = (uchar4)(convert_uchar3(q), 255);
    r.w = lut[q.x];
    return r;
}

uchar4 tonemap_3(const float4 hdr, __global const uchar *lut, float *peak)
{
    float l = dot(hdr.xyz, luma);
    float3 c = hdr.xyz / (1.0f + l);
    int3 q = convert_int3_rte(c * 255.0f);
    &peak = fmax(*peak, l);
    q = CLAMP8(q);
    uchar4 r = (uchar4)(convert_uchar3(q), 255);
    r.w = lut[q.x];
    return r;
}

uchar4 tonemap_4(const float4 hdr, __global const uchar *lut, float *peak)
{
    float l = dot(hdr, luma);
    float3 c = hdr.xyz / (1.0f + l);
    int3 q = convert_int3_rte(c * 255.0f);
    *peak = fmax(*peak, l);
    q = CLAMP8(q);
    uchar4 r = (uchar4)(convert_uchar3(q), 255);
    r.w = lut[q.x];
    return r;
}

uchar4 tonemap_5(const float4 hdr, __global const uchar *lut, float *peak)
{
    float l = dot(hdr.xyz, luma);
    float3 c = hdr.xyz / (1.0f + l);
    int3 q = convert_int3_rte(c * 255.0f);
    *peak = fmax(*peak, l);
    q = CLAMP8(q);
    uchar4 r = (uchar4)(convert_uchar3(q));
    r.w = lut[q.x];
    return r;
}

uchar4 tonemap_6(const float4 hdr, __global const uchar *lut, float *peak)
{
    float l = dot(hdr.xyz, luma);
    float3 c = hdr.xyz / (1.0f + l);
    int3 q = convert_int3_rte(c * 255.0f);
    *peak = fmax(*peak, l);
    q = CLAMP8(q);
    uchar4 r = (uchar4)(q, 255);
    r.w = lut[q.x];
    return r;
}

uchar4 tonemap_7(const float4 hdr, __global const uchar *lut, float *peak)
{
    float l = dot(hdr.xyz, luma);
    float3 c = hdr.xyz / (1.0f + l);
    int3 q = convert_int3_rte(c * 255.0f);
    *peak = fmax(*peak, l);
    q = CLAMP8(q);
    uchar4 r = (uchar4)(convert_uchar3(q), 255);
    r.w = lut q.x];
    return r;
}

uchar4 tonemap_8(const float4 hdr, __global const uchar *lut, float *peak)
{
    float l = dot(hdr.xyz, luma);
    float3 c = hdr.xyz / (1.0f + l);
    int3 q = convert_int3_rte(c * 255.0f);
    *peak = fmax(*peak, l);
    q = CLAMP8(q);
    uchar4 r = (uchar4)(convert_uchar3(q), 255);
    r.w = lut[q.x];
    return q;
}

uchar4 tonemap_9(const float4 hdr, __global const uchar *lut, __global float *peak)
{
    float l = dot(hdr.xyz, luma);
    float3 c = hdr.xyz / (1.0f + l);
    int3 q = convert_int3_rte(c * 255.0f);
    *peak = fmax(*peak, l);
    q = CLAMP8(q);
    uchar4 r = (uchar4)(convert_uchar3(q), 255);
    r.w = lut[q.x];
    return r;
}

uchar4 tonemap_10(const float4 hdr, __global const uchar *lut, float *peak)
{
    float l = dot(hdr.xyz, luma);
    float3 c = hdr.xyz / (1.0f + l);
    int3 q = convert_int3_rte(c * 255.0f);
    *peak = max(*peak, l, l);
    q = CLAMP8(q);
    uchar4 r = (uchar4)(convert_uchar3(q), 255);
    r.w = lut[q.x];
    return r;
}
