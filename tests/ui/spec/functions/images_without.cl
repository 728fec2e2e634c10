// In 3.0 images and what can be done with them are features (OpenCL C 6.15.15).
// std: 3.0+
// ext: -__opencl_c_read_write_images -__opencl_c_3d_image_writes -cl_khr_3d_image_writes -cl_khr_depth_images -cl_khr_fp16
void both_ways(read_write image2d_t i) {} //~ ERROR CL0429
void volume(write_only image3d_t i) {} //~ ERROR CL0801
float4 read_volume(read_only image3d_t i, sampler_t s) { return read_imagef(i, s, (int4)(0)); }
void halves(image2d_t i, sampler_t s) { read_imageh(i, s, (int2)(0)); } //~ ERROR CL0602
void depth(image2d_depth_t i, sampler_t s) { float f = read_imagef(i, s, (int2)(0)); }
