// Images are read where they are declared to be read, and written where they are declared to be written (6.15.15); what is
// both is read without a sampler alone (6.8). Coordinates and values have the types that the image and the function ask for;
// a scalar could become either kind of coordinates.
// std: 2.0+
kernel void access(read_only image2d_t r, write_only image2d_t w, read_write image2d_t b, sampler_t s, int2 i, float2 f, int n, float4 v, uint4 u) {
  v = read_imagef(w, s, f); //~ ERROR CL0604
  v = read_imagef(w, i); //~ ERROR CL0604
  u = read_imageui(w, s, i); //~ ERROR CL0604
  write_imagef(r, i, v); //~ ERROR CL0604
  write_imageui(r, i, u); //~ ERROR CL0604
  v = read_imagef(b, s, f); //~ ERROR CL0604
  v = read_imagef(r, s, n); //~ ERROR CL0604
  v = read_imagef(r, f); //~ ERROR CL0604
  write_imagef(w, f, v); //~ ERROR CL0604
  write_imagef(w, i, u); //~ ERROR CL0604
  write_imagei(w, i, u); //~ ERROR CL0604
  v = read_imagef(r, s, f); //~ FINE CL0604
  v = read_imagef(r, s, i) + read_imagef(r, i); //~ FINE CL0604
  v = read_imagef(b, i); //~ FINE CL0604
  write_imagef(b, i, v); //~ FINE CL0604
  write_imageui(w, i, u); //~ FINE CL0604
  n = get_image_width(r) + get_image_width(w) + get_image_height(b); //~ FINE CL0604
}
kernel void shapes(read_only image1d_t one, read_only image3d_t three, read_only image2d_array_t layers, read_only image1d_buffer_t buffer, read_only image2d_depth_t depth, sampler_t s, int n, int2 i2, int4 i4, float f, float2 f2, float4 f4) {
  f4 = read_imagef(one, s, f2); //~ ERROR CL0604
  f4 = read_imagef(three, s, f2); //~ ERROR CL0604
  f4 = read_imagef(layers, s, f2); //~ ERROR CL0604
  f4 = read_imagef(buffer, s, n); //~ ERROR CL0604
  f4.xy = get_image_dim(one); //~ ERROR CL0604
  n = get_image_depth(layers); //~ ERROR CL0604
  f4 = read_imagef(one, s, f) + read_imagef(one, n); //~ FINE CL0604
  f4 = read_imagef(three, s, f4) + read_imagef(three, i4); //~ FINE CL0604
  f4 = read_imagef(layers, s, f4); //~ FINE CL0604
  f4 = read_imagef(buffer, n); //~ FINE CL0604
  f = read_imagef(depth, s, f2); //~ FINE CL0604
  n = get_image_depth(three) + get_image_array_size(layers); //~ FINE CL0604
}
