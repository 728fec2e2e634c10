// In 3.0 images that are read and written need their feature (OpenCL C 6.8).
// std: 3.0+
// ext: -__opencl_c_read_write_images
kernel void both_ways(read_write image2d_t i) {} //~ ERROR CL0429
kernel void one_way(read_only image2d_t i, write_only image2d_t j) {}
