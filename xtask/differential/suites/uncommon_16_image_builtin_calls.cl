// std: 1.2 2.0 3.0
// opts: -D__opencl_c_images=1 -D__opencl_c_3d_image_writes=1

// read_image/write_image with the wrong image, coordinate or sampler.

constant sampler_t smp = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP | CLK_FILTER_NEAREST;

void reads(read_only image2d_t r, write_only image2d_t w, sampler_t s,
           float2 f2, int2 i2, float4 f4, int4 i4, float f) {
  float4 a = read_imagef(r, s, f2);
  float4 b = read_imagef(r, s, i2);
  float4 c = read_imagef(r, i2);
  float4 d = read_imagef(r, f2);
  float4 e = read_imagef(w, s, f2);
  float4 g = read_imagef(r, s, f4);
  float4 h = read_imagef(r, s, f);
  float4 i = read_imagef(r, s);
  float4 j = read_imagef(r, s, f2, f);
  float4 k = read_imagef(s, r, f2);
  int4 l = read_imagef(r, s, f2);
  int4 m = read_imagei(r, s, f2);
  uint4 n = read_imageui(r, smp, i2);
  int4 o = read_imageui(r, smp, i2);
  float2 p = read_imagef(r, smp, i2);
  float4 q = read_imagef(r, 0x10, i2);
  float4 t = read_imagef(r, CLK_FILTER_NEAREST, i2);
  float u = read_imagef(r, smp, i2).x;
}

void writes(read_only image2d_t r, write_only image2d_t w, write_only image3d_t w3,
            int2 i2, float2 f2, int4 i4, float4 f4, uint4 u4) {
  write_imagef(w, i2, f4);
  write_imagef(r, i2, f4);
  write_imagef(w, f2, f4);
  write_imagef(w, i2, i4);
  write_imagei(w, i2, i4);
  write_imagei(w, i2, f4);
  write_imageui(w, i2, u4);
  write_imageui(w, i4, u4);
  write_imagef(w3, i4, f4);
  write_imagef(w, i2, 1.0f);
  write_imagef(w, 0, f4);
  write_imagef(w, i2);
}

void depth(read_only image2d_depth_t d, read_only image2d_array_depth_t da,
           write_only image2d_depth_t wd, sampler_t s, float2 f2, float4 f4,
           int2 i2, int4 i4) {
  float a = read_imagef(d, s, f2);
  float4 b = read_imagef(d, s, f2);
  float c = read_imagef(da, s, f4);
  int e = read_imagei(d, s, f2);
  write_imagef(wd, i2, 1.0f);
  write_imagef(wd, i2, f4);
}

void queries(read_only image2d_t r, write_only image3d_t w, read_only image1d_t o,
             read_only image1d_buffer_t bf, read_only image2d_array_t ar, sampler_t s) {
  int a = get_image_width(r) + get_image_height(w);
  int b = get_image_height(o);
  int c = get_image_depth(r);
  int2 d = get_image_dim(r);
  int4 e = get_image_dim(w);
  int2 f = get_image_dim(w);
  size_t g = get_image_array_size(ar);
  size_t h = get_image_array_size(r);
  int i = get_image_width(s);
  int j = get_image_width(0);
  int k = get_image_channel_data_type(bf);
  float4 l = read_imagef(bf, 3);
  float4 m = read_imagef(bf, s, 3);
}
