// Functions of images (OpenCL C 6.15.15): what they read and write, and with which coordinates and colours.
// std: 1.2+
// What is only read is not written, and what is only written is not read.
kernel void wrong_way(read_only image2d_t r, write_only image2d_t w, sampler_t s) {
  float4 f = read_imagef(r, s, (int2)(0));
  write_imagef(w, (int2)(0), f);
  write_imagef(r, (int2)(0), f); //~ ERROR CL0604
  write_imagei(r, (int2)(0), (int4)(0)); //~ ERROR CL0604
  write_imageui(r, (int2)(0), (uint4)(0)); //~ ERROR CL0604
  f = read_imagef(w, s, (int2)(0)); //~ ERROR CL0604
  int4 i = read_imagei(w, s, (float2)(0)); //~ ERROR CL0604
  uint4 u = read_imageui(w, (int2)(0)); //~ ERROR CL0604
}
void not_said(image2d_t i, sampler_t s) { float4 f = read_imagef(i, s, (int2)(0)); }
void not_said_written(image2d_t i) { write_imagef(i, (int2)(0), (float4)(0)); } //~ ERROR CL0604
// Coordinates with a sampler: integers or floats, as many as the image has dimensions, four of three.
void coordinates(image1d_t a, image2d_t b, image3d_t c, image1d_array_t d, image2d_array_t e, sampler_t s, int i1, int2 i2, int4 i4, float f1, float2 f2, float4 f4) {
  float4 f = read_imagef(a, s, i1) + read_imagef(a, s, f1) + read_imagef(b, s, i2) + read_imagef(b, s, f2) + read_imagef(c, s, i4) + read_imagef(c, s, f4) + read_imagef(d, s, i2) + read_imagef(d, s, f2) + read_imagef(e, s, i4) + read_imagef(e, s, f4);
  int4 i = read_imagei(a, s, i1) + read_imagei(b, s, f2) + read_imagei(c, s, i4) + read_imagei(d, s, f2) + read_imagei(e, s, i4);
  uint4 u = read_imageui(a, s, f1) + read_imageui(b, s, i2) + read_imageui(c, s, f4) + read_imageui(d, s, i2) + read_imageui(e, s, f4);
}
float4 line_by_two(image1d_t i, sampler_t s) { return read_imagef(i, s, (int2)(0)); } //~ ERROR CL0604
float4 plane_by_one(image2d_t i, sampler_t s) { return read_imagef(i, s, 0); } //~ ERROR CL0604
float4 plane_by_four(image2d_t i, sampler_t s) { return read_imagef(i, s, (float4)(0)); } //~ ERROR CL0604
float4 plane_by_unsigned(image2d_t i, sampler_t s) { return read_imagef(i, s, (uint2)(0)); } //~ ERROR CL0604
float4 volume_by_three(image3d_t i, sampler_t s) { return read_imagef(i, s, (float3)(0)); } //~ ERROR CL0604
float4 array_by_two(image2d_array_t i, sampler_t s) { return read_imagef(i, s, (int2)(0)); } //~ ERROR CL0604
float4 lines_by_one(image1d_array_t i, sampler_t s) { return read_imagef(i, s, 0.0f); } //~ ERROR CL0604
float4 by_doubles(image2d_t i, sampler_t s) { return read_imagef(i, s, (double2)(0)); } //~ ERROR CL0604
float4 sampler_behind(image2d_t i, sampler_t s) { return read_imagef(i, (int2)(0), s); } //~ ERROR CL0604
float4 no_image(sampler_t s) { return read_imagef(s, s, (int2)(0)); } //~ ERROR CL0604
float4 no_coordinate(image2d_t i, sampler_t s) { return read_imagef(i, s); } //~ ERROR CL0604
float4 of_buffer(image1d_buffer_t i, sampler_t s) { return read_imagef(i, s, 0); } //~ ERROR CL0604
int4 wrong_result(image2d_t i, sampler_t s) { return read_imagef(i, s, (int2)(0)); } //~ ERROR CL0506
float4 sampler_of_number(image2d_t i) { return read_imagef(i, CLK_FILTER_NEAREST, (int2)(0)); }
// Without a sampler, since 1.2: integers alone.
float4 without(image1d_t a, image2d_t b, image3d_t c, image1d_array_t d, image2d_array_t e, image1d_buffer_t f) { return read_imagef(a, 0) + read_imagef(b, (int2)(0)) + read_imagef(c, (int4)(0)) + read_imagef(d, (int2)(0)) + read_imagef(e, (int4)(0)) + read_imagef(f, 0); }
int4 without_integers(image1d_t a, image2d_array_t e, image1d_buffer_t f) { return read_imagei(a, 0) + read_imagei(e, (int4)(0)) + read_imagei(f, 0); }
float4 without_by_floats(image2d_t i) { return read_imagef(i, (float2)(0)); } //~ ERROR CL0604
float4 without_by_one(image3d_t i) { return read_imagef(i, (int2)(0)); } //~ ERROR CL0604
// Writes: integer coordinates, and four of the kind.
void writes(write_only image1d_t a, write_only image2d_t b, write_only image1d_array_t d, write_only image2d_array_t e, write_only image1d_buffer_t f) {
  write_imagef(a, 0, (float4)(0)); write_imagei(b, (int2)(0), (int4)(0)); write_imageui(d, (int2)(0), (uint4)(0)); write_imagef(e, (int4)(0), (float4)(0)); write_imagei(f, 0, (int4)(0));
}
void write_volume(write_only image3d_t i) { write_imagef(i, (int4)(0), (float4)(0)); }
void write_by_floats(write_only image2d_t i) { write_imagef(i, (float2)(0), (float4)(0)); } //~ ERROR CL0604
void write_by_four(write_only image2d_t i) { write_imagef(i, (int4)(0), (float4)(0)); } //~ ERROR CL0604
void write_integers_as_floats(write_only image2d_t i) { write_imagef(i, (int2)(0), (int4)(0)); } //~ ERROR CL0604
void write_floats_as_integers(write_only image2d_t i) { write_imagei(i, (int2)(0), (float4)(0)); } //~ ERROR CL0604
void write_unsigned_as_signed(write_only image2d_t i) { write_imagei(i, (int2)(0), (uint4)(0)); } //~ ERROR CL0604
void write_three(write_only image2d_t i) { write_imagef(i, (int2)(0), (float3)(0)); } //~ ERROR CL0604
void write_order(write_only image2d_t i) { write_imagef(i, (float4)(0), (int2)(0)); } //~ ERROR CL0604
void write_alone(write_only image2d_t i) { write_imagef(i, (int2)(0)); } //~ ERROR CL0604
float4 write_result(write_only image2d_t i) { return write_imagef(i, (int2)(0), (float4)(0)); } //~ ERROR CL0506
// Queries are of every image that has what is asked for.
int asked(image1d_t a, image2d_t b, write_only image3d_t c, image1d_array_t d, write_only image2d_array_t e, image1d_buffer_t f) { return get_image_width(a) + get_image_width(b) + get_image_height(b) + get_image_depth(c) + get_image_height(e) + get_image_width(d) + get_image_width(f) + get_image_channel_data_type(a) + get_image_channel_order(c); }
int2 asked_dimensions(image2d_t b, image2d_array_t e) { return get_image_dim(b) + get_image_dim(e); }
int4 asked_volume(image3d_t c) { return get_image_dim(c); }
size_t asked_layers(image1d_array_t d, write_only image2d_array_t e) { return get_image_array_size(d) + get_image_array_size(e); }
int height_of_line(image1d_t i) { return get_image_height(i); } //~ ERROR CL0604
int height_of_lines(image1d_array_t i) { return get_image_height(i); } //~ ERROR CL0604
int depth_of_plane(image2d_t i) { return get_image_depth(i); } //~ ERROR CL0604
int depth_of_array(image2d_array_t i) { return get_image_depth(i); } //~ ERROR CL0604
int2 dimensions_of_line(image1d_t i) { return get_image_dim(i); } //~ ERROR CL0604
int2 dimensions_of_volume(image3d_t i) { return get_image_dim(i); } //~ ERROR CL0506
size_t layers_of_plane(image2d_t i) { return get_image_array_size(i); } //~ ERROR CL0604
int width_of_sampler(sampler_t s) { return get_image_width(s); } //~ ERROR CL0604
int width_of_two(image2d_t i) { return get_image_width(i, i); } //~ ERROR CL0604
int format(image2d_t i) { return get_image_channel_order(i) == CLK_RGBA && get_image_channel_data_type(i) == CLK_UNORM_INT8; }
// Halves with their extension.
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
half4 halves(image2d_t i, image3d_t v, sampler_t s) { return read_imageh(i, s, (int2)(0)) + read_imageh(v, s, (float4)(0)) + read_imageh(i, (int2)(0)); }
void write_halves(write_only image2d_t i, half4 h) { write_imageh(i, (int2)(0), h); }
void write_halves_of_floats(write_only image2d_t i, float4 f) { write_imageh(i, (int2)(0), f); } //~ ERROR CL0604
// Depth images give and take one number.
float depths(image2d_depth_t a, image2d_array_depth_t b, sampler_t s) { return read_imagef(a, s, (float2)(0)) + read_imagef(b, s, (int4)(0)) + read_imagef(a, (int2)(0)); }
void write_depths(write_only image2d_depth_t a, write_only image2d_array_depth_t b) { write_imagef(a, (int2)(0), 1.0f); write_imagef(b, (int4)(0), 1.0f); }
void write_depth_as_colour(write_only image2d_depth_t a) { write_imagef(a, (int2)(0), (float4)(0)); } //~ ERROR CL0604
int4 integer_depths(image2d_depth_t a, sampler_t s) { return read_imagei(a, s, (int2)(0)); } //~ ERROR CL0604
// Images to read and write, since 2.0, are read without samplers.
void both_ways(read_write image2d_t i) { write_imagef(i, (int2)(0), read_imagef(i, (int2)(0))); } //~ ERROR[1.2] CL0429
void both_ways_sampled(read_write image2d_t i, sampler_t s) { read_imagef(i, s, (int2)(0)); } //~ ERROR[1.2] CL0429 //~ ERROR[2.0+] CL0604
int both_ways_asked(read_write image3d_t i) { return get_image_width(i) + get_image_depth(i); } //~ ERROR[1.2] CL0429
