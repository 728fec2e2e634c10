// std: 1.2 2.0 3.0

#pragma OPENCL EXTENSION cl_khr_3d_image_writes : enable
#pragma OPENCL EXTENSION cl_khr_depth_images : enable

__attribute__((overloadable)) void read_image(read_only image1d_t img_ro, write_only image1d_t img_wo);
__attribute__((overloadable)) void read_image(write_only image1d_t img_ro, write_only image1d_t img_wo);
__attribute__((overloadable)) void read_image(read_only image2d_t img);

void fnc1(image1d_t img) {}
void fnc1arr(image1d_array_t img) {}
void fnc1buff(image1d_buffer_t img) {}
void fnc2(image2d_t img) {}
void fnc2arr(image2d_array_t img) {}
void fnc3(image3d_t img) {}
void fnc4smp(sampler_t s) {}
void fnc_depth(image2d_depth_t d, image2d_array_depth_t da) {}
void fnc_msaa(image2d_msaa_t m) {}

kernel void test_read_image(read_only image1d_t img_ro, write_only image1d_t img_wo) {
  read_image(img_ro, img_wo);
  read_image(img_wo, img_wo);
}
