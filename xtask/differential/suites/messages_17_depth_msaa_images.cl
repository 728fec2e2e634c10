// std: 1.2 2.0 3.0
#pragma OPENCL EXTENSION cl_khr_gl_msaa_sharing : enable
#pragma OPENCL EXTENSION cl_khr_depth_images : enable

void take_depth(image2d_depth_t d);
void take_msaa(image2d_msaa_t m);
image2d_msaa_t ret(void);
image2d_array_depth_t glb;

kernel void k(image2d_depth_t d, image2d_array_depth_t ad, image2d_msaa_t m,
              image2d_array_msaa_depth_t amd, read_only image2d_msaa_depth_t md) {
  take_depth(d);
  take_depth(ad);
  take_depth(m);
  take_msaa(m);
  take_msaa(md);
  float f = read_imagef(d, (int2)(0));
  float4 f4 = read_imagef(d, (int2)(0));
  image2d_depth_t local_copy = d;
  d = d;
}

#pragma OPENCL EXTENSION cl_khr_gl_msaa_sharing : disable
kernel void after(image2d_msaa_t m) {}
