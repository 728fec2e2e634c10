// Functions of images that come with extensions (OpenCL C 6.15.15.2 to 6.15.15.5).
// std: 2.0+
#pragma OPENCL EXTENSION cl_khr_mipmap_image : enable
#pragma OPENCL EXTENSION cl_khr_mipmap_image_writes : enable
#pragma OPENCL EXTENSION cl_khr_gl_msaa_sharing : enable
// A level of detail, or gradients, of images with levels.
float4 levels(image1d_t a, image2d_t b, image3d_t c, image1d_array_t d, image2d_array_t e, sampler_t s, float l) { return read_imagef(a, s, 0.0f, l) + read_imagef(b, s, (float2)(0), l) + read_imagef(c, s, (float4)(0), l) + read_imagef(d, s, (float2)(0), l) + read_imagef(e, s, (float4)(0), l); }
float4 gradients(image1d_t a, image2d_t b, image3d_t c, sampler_t s, float2 g, float4 h) { return read_imagef(a, s, 0.0f, g.x, g.y) + read_imagef(b, s, (float2)(0), g, g) + read_imagef(c, s, (float4)(0), h, h); }
float depth_level(image2d_depth_t a, sampler_t s) { return read_imagef(a, s, (float2)(0), 1.0f) + read_imagef(a, s, (float2)(0), (float2)(0), (float2)(0)); }
float4 level_by_integers(image2d_t b, sampler_t s) { return read_imagef(b, s, (int2)(0), 1.0f); } //~ ERROR CL0604
float4 level_without_sampler(image2d_t b) { return read_imagef(b, (float2)(0), 1.0f); } //~ ERROR CL0604
float4 one_gradient(image2d_t b, sampler_t s, float2 g) { return read_imagef(b, s, (float2)(0), g); } //~ ERROR CL0604
float4 level_of_buffer(image1d_buffer_t b, sampler_t s) { return read_imagef(b, s, 0.0f, 1.0f); } //~ ERROR CL0604
void write_level(write_only image2d_t a, write_only image3d_t b, write_only image1d_array_t c) { write_imagef(a, (int2)(0), 1, (float4)(0)); write_imagei(b, (int4)(0), 1, (int4)(0)); write_imageui(c, (int2)(0), 1, (uint4)(0)); }
void write_level_behind(write_only image2d_t a) { write_imagef(a, (int2)(0), (float4)(0), 1); } //~ ERROR CL0604
int number_of_levels(image2d_t a, write_only image1d_array_t b) { return get_image_num_mip_levels(a) + get_image_num_mip_levels(b); }
int levels_of_buffer(image1d_buffer_t a) { return get_image_num_mip_levels(a); } //~ ERROR CL0604
// Several samples of a texel.
float4 samples(image2d_msaa_t a, image2d_array_msaa_t b) { return read_imagef(a, (int2)(0), 1) + read_imagef(b, (int4)(0), 1); }
int4 integer_samples(image2d_msaa_t a) { return read_imagei(a, (int2)(0), 1); }
float depth_samples(image2d_msaa_depth_t a, image2d_array_msaa_depth_t b) { return read_imagef(a, (int2)(0), 1) + read_imagef(b, (int4)(0), 1); }
float4 whole_texel(image2d_msaa_t a) { return read_imagef(a, (int2)(0)); } //~ ERROR CL0604
float4 sampled(image2d_msaa_t a, sampler_t s) { return read_imagef(a, s, (int2)(0)); } //~ ERROR CL0604
void write_samples(write_only image2d_msaa_t a) { write_imagef(a, (int2)(0), (float4)(0)); } //~ ERROR CL0604
int number_of_samples(image2d_msaa_t a, image2d_array_msaa_depth_t b) { return get_image_num_samples(a) + get_image_num_samples(b) + get_image_width(a) + get_image_height(b); }
int samples_of_plain(image2d_t a) { return get_image_num_samples(a); } //~ ERROR CL0604
