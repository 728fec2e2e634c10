// Levels of detail and several samples are extensions (OpenCL C 6.15.15.2 to 6.15.15.5).
// std: 2.0+
// ext: -cl_khr_mipmap_image -cl_khr_mipmap_image_writes -cl_khr_gl_msaa_sharing
float4 level(image2d_t a, sampler_t s) { return read_imagef(a, s, (float2)(0), 1.0f); } //~ ERROR CL0604
float4 gradient(image2d_t a, sampler_t s, float2 g) { return read_imagef(a, s, (float2)(0), g, g); } //~ ERROR CL0604
void write_level(write_only image2d_t a) { write_imagef(a, (int2)(0), 1, (float4)(0)); } //~ ERROR CL0604
int levels(image2d_t a) { return get_image_num_mip_levels(a); } //~ ERROR CL0602
int samples(image2d_t a) { return get_image_num_samples(a); } //~ ERROR CL0602
void type(image2d_msaa_t a) {} //~ ERROR CL0801
float4 plain(image2d_t a, sampler_t s) { return read_imagef(a, s, (float2)(0)); }
