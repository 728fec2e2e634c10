// A device without images has neither their types nor their functions (OpenCL C 6.15.15).
// std: 3.0+
// ext: -__opencl_c_images -__opencl_c_read_write_images -__opencl_c_3d_image_writes -cl_khr_3d_image_writes -cl_khr_depth_images
void type(read_only image2d_t a) {} //~ ERROR CL0801
void volume(read_only image3d_t a) {} //~ ERROR CL0801
void sampler(sampler_t s) {} //~ ERROR CL0801
