// In 3.0 images that are read and written are a feature (6.2.1, 6.8).
// std: 3.0+
// ext: -__opencl_c_read_write_images
void image(read_write image2d_t i); //~ ERROR CL0429
kernel void launched(__read_write image3d_t i) {} //~ ERROR CL0429
typedef read_write image1d_t row; //~ WARNING CL0429
void depth(read_write image2d_depth_t i); //~ ERROR CL0429
void reader(read_only image2d_t i); //~ FINE CL0429
void writer(write_only image2d_array_t i); //~ FINE CL0429
#ifdef __opencl_c_read_write_images
void unseen(read_write image2d_t i);
#endif
