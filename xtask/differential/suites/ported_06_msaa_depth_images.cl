// std: 1.2 2.0 3.0
// opts: -DPRAGMA=1
// opts: -DNOPRAGMA=1

#ifdef PRAGMA
#pragma OPENCL EXTENSION cl_khr_gl_msaa_sharing : enable
#pragma OPENCL EXTENSION cl_khr_depth_images : enable
#endif

void f_depth(read_only image2d_depth_t d, read_only image2d_array_depth_t ad, sampler_t s) {
  float v = read_imagef(d, s, (int2)(1, 2));
  float4 w = read_imagef(d, s, (float2)(1, 2));
  v = read_imagef(ad, s, (int4)(1, 2, 3, 0));
  v = read_imagef(ad, s, (int2)(1, 2));
}

void f_msaa(read_only image2d_msaa_t m, read_only image2d_array_msaa_t am,
            read_only image2d_msaa_depth_t md, read_only image2d_array_msaa_depth_t amd) {
  float4 v = read_imagef(m, (int2)(0, 0), 1);
  float d = read_imagef(md, (int2)(0, 0), 1);
  v = read_imagef(m, (int2)(0, 0));
  int n = get_image_num_samples(m);
  int n2 = get_image_num_samples(amd);
}

void w_msaa(write_only image2d_msaa_t m) {
  write_imagef(m, (int2)(0, 0), (float4)(0));
}
