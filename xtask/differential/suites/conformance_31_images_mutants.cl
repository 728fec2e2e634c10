// std: 1.2 2.0 3.0
const sampler_t smp = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP_TO_EDGE | CLK_FILTER_NEAREST;
sampler_t smp_nc = CLK_ADDRESS_CLAMP;
global sampler_t smp_g = CLK_ADDRESS_CLAMP;
const sampler_t smp_f = 1.0f;
const sampler_t smp_none;
__kernel void m0(read_only image2d_t img, sampler_t s, __global float4 *r) { r[0] = read_imagef(img, s, (int)0); }
__kernel void m1(read_only image2d_t img, sampler_t s, __global float4 *r) { r[0] = read_imagei(img, s, (int2)0); }
__kernel void m2(write_only image2d_t img, sampler_t s, __global float4 *r) { r[0] = read_imagef(img, s, (int2)(0)); }
__kernel void m3(read_only image2d_t img, sampler_t s, __global float4 *r) { r[0] = read_imagef(s, img, (int2)(0)); }
__kernel void m4(read_only image3d_t img, sampler_t s, __global float4 *r) { r[0] = read_imagef(img, s, (int3)(0)); }
__kernel void m5(read_only image2d_t *img, sampler_t s, __global float4 *r) { r[0] = read_imagef(*img, s, (int2)(0)); }
__kernel void m6(read_only write_only image2d_t img, __global float4 *r) { r[0] = 0.0f; }
__kernel void m7(read_only image4d_t img, __global float4 *r) { r[0] = 0.0f; }
__kernel void m8(read_only image2d_t img, __global float4 *r) { image2d_t copy = img; }
__kernel void m9(read_only image2d_t img, __global float4 *r) { write_imagef(img, (int2)(0), r[0]); }
__kernel void m10(write_only image2d_t img, __global float4 *r) { write_imagef(img, (int2)(0), 1.0f); }
__kernel void m11(write_only image2d_t img, __global float4 *r) { write_imagei(img, (int2)(0), r[0]); }
__kernel void m12(read_write image2d_t img, __global float4 *r) { r[0] = read_imagef(img, (int2)(0)); }
__kernel void m13(read_write image2d_t img, sampler_t s, __global float4 *r) { r[0] = read_imagef(img, s, (int2)(0)); }
__kernel void m14(read_only image2d_t img, __global int *r) { r[0] = get_image_depth(img); }
__kernel void m15(read_only image1d_t img, __global int *r) { r[0] = get_image_height(img); }
__kernel void m16(read_only image2d_t img, sampler_t *s) { }
__kernel void m17(read_only image2d_t img, __global float4 *r) { const sampler_t s = r; }
__kernel void m18(read_only image2d_t img, sampler_t s, __global float4 *r) { s = CLK_ADDRESS_CLAMP; }
__kernel void m19(read_only image2d_t img, __global float4 *r) { img = img; }
__kernel void m20(read_only float4 img, __global float4 *r) { r[0] = img; }
__kernel void m21(read_only image2d_depth_t img, sampler_t s, __global float4 *r) { r[0] = read_imagef(img, s, (int2)(0)); }
__kernel void m22(read_only image2d_t img, sampler_t s, __global float4 *r) { r[0] = read_imagef(img, s (int2)(0)); }
