// std: 1.2 2.0 3.0
constant sampler_t smp = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP | CLK_FILTER_NEAREST;

__kernel void copy0(__write_only image2d_t src, sampler_t s, __write_only image2d_t dst) {
  int2 p = (int2)(get_global_id(0), get_global_id(1));
  float4 v = read_imagef(src, s, p);
  v += read_imagef(src, smp, (float2)(0.5f, 1.5f));
  write_imagef(dst, p, v);
}

__kernel void copy1(__read_only image2d_t src, sampler_t s, __write_only image2d_t dst) {
  int2 p = (int2)(get_global_id(0), get_global_id(1));
  float4 v = read_imagei(src, s, p);
  v += read_imagef(src, smp, (float2)(0.5f, 1.5f));
  write_imagef(dst, p, v);
}

__kernel void copy2(__read_only image2d_t src, sampler_t s, image2d_t dst) {
  int2 p = (int2)(get_global_id(0), get_global_id(1));
  float4 v = read_imagef(src, s, p);
  v += read_imagef(src, smp, (float2)(0.5f, 1.5f));
  write_imagef(dst, p, v);
}

__kernel void copy3(__read_only image3d_t src, sampler_t s, __write_only image2d_t dst) {
  int2 p = (int2)(get_global_id(0), get_global_id(1));
  float4 v = read_imagef(src, s, p);
  v += read_imagef(src, smp, (float2)(0.5f, 1.5f));
  write_imagef(dst, p, v);
}

__kernel void copy4(__read_only image2d_t src, sampler_t *s, __write_only image2d_t dst) {
  int2 p = (int2)(get_global_id(0), get_global_id(1));
  float4 v = read_imagef(src, s, p);
  v += read_imagef(src, smp, (float2)(0.5f, 1.5f));
  write_imagef(dst, p, v);
}

__kernel void copy5(__read_only image2d_t src, sampler_t s, __write_only image2d_t dst) {
  int2 p = (int2)(get_global_id(0), get_global_id(1));
  float4 v = read_imagef(src, s, p);
  v += read_imagef(src, smp, (float2)(0.5f, 1.5f));
  write_imagef(dst, v, p);
}

__kernel void copy6(__read_only image2d_t src, sampler_t s, __read_write image2d_t dst) {
  int2 p = (int2)(get_global_id(0), get_global_id(1));
  float4 v = read_imagef(src, s, p);
  v += read_imagef(src, smp, (float2)(0.5f, 1.5f));
  write_imagef(dst, p, v);
}

__kernel void copy7(__read_only image2d_t src, sampler_t s, __write_only image2d_t dst) {
  uint2 p = (uint2)(get_global_id(0), get_global_id(1));
  float4 v = read_imagef(src, s, p);
  v += read_imagef(src, smp, (float2)(0.5f, 1.5f));
  write_imagef(dst, p, v);
}

__kernel void copy8(__read_only image2d_t src, sampler_t s, __write_only image2d_t dst) {
  int2 p = (int2)(get_global_id(0), get_global_id(1));
  float4 v = read_imagef(src, p);
  v += read_imagef(src, smp, (float2)(0.5f, 1.5f));
  write_imagef(dst, p, v);
}

__kernel void copy9(__read_only image2d_t src, sampler_t s, __global __write_only image2d_t dst) {
  int2 p = (int2)(get_global_id(0), get_global_id(1));
  float4 v = read_imagef(src, s, p);
  v += read_imagef(src, smp, (float2)(0.5f, 1.5f));
  write_imagef(dst, p, v);
}
