// What 1.0 and 1.1 read and write: planes and volumes, with samplers (OpenCL C 6.15.15).
// std: 1.0 1.1
float4 reads(image2d_t a, image3d_t b, sampler_t s) { return read_imagef(a, s, (int2)(0)) + read_imagef(b, s, (float4)(0)); }
void writes(write_only image2d_t i) { write_imagef(i, (int2)(0), (float4)(0)); }
float4 without_sampler(image2d_t i) { return read_imagef(i, (int2)(0)); } //~ ERROR CL0604
int4 without_sampler_integers(image3d_t i) { return read_imagei(i, (int4)(0)); } //~ ERROR CL0604
int asked(image2d_t a, image3d_t b) { return get_image_width(a) + get_image_height(b) + get_image_depth(b) + get_image_channel_order(a); }
