// Without writing three-dimensional images.
// std: 2.0+
// ext: -cl_khr_3d_image_writes -__opencl_c_3d_image_writes

void f(write_only image3d_t k, read_only image3d_t r, read_write image3d_t rw) { write_imagef(k, (int4)(1), (float4)(1)); } //~ ERROR CL0801 //~ ERROR[3.0+] CL0604
