// std: 1.0 1.2 2.0 3.0
// opts: -DENABLE

#ifdef ENABLE
#pragma OPENCL EXTENSION cl_khr_3d_image_writes : enable
#pragma OPENCL EXTENSION cl_khr_gl_msaa_sharing : enable
#pragma OPENCL EXTENSION cl_khr_depth_images : enable
#endif

kernel void w3(write_only image3d_t i) {
  write_imagef(i, (int4)(0), (float4)(0));
}
kernel void ms(read_only image2d_msaa_t i) {
  float4 f = read_imagef(i, (int2)(0), 1);
}
kernel void msd(read_only image2d_msaa_depth_t i) {
  float f = read_imagef(i, (int2)(0), 1);
}
kernel void msa(read_only image2d_array_msaa_t i, write_only image2d_array_msaa_t j);
kernel void dep(read_only image2d_depth_t i, sampler_t s) {
  float f = read_imagef(i, s, (int2)(0));
}
kernel void depw(write_only image2d_depth_t i) {
  write_imagef(i, (int2)(0), 1.0f);
  write_imagef(i, (int2)(0), (float4)(1.0f));
}
kernel void depa(read_only image2d_array_depth_t i);

typedef read_only image2d_msaa_t msaa_td;
void use_td(msaa_td i);
#ifdef cl_khr_gl_msaa_sharing
int have_msaa(read_only image2d_msaa_t i) { return get_image_num_samples(i); }
#endif
