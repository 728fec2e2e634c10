// std: 1.2 2.0 3.0
// Images as function and kernel arguments.

constant sampler_t smp = CLK_NORMALIZED_COORDS_FALSE | CLK_FILTER_NEAREST;

void fnc1(image1d_t img) {}
void fnc1arr(image1d_array_t img) {}
void fnc1buff(image1d_buffer_t img) {}
void fnc2(image2d_t img) {}
void fnc2arr(image2d_array_t img) {}
void fnc3(image3d_t img) {}
void ro2(read_only image2d_t img) {}
void wo2(write_only image2d_t img) {}
void rw2(read_write image2d_t img) {}
void depth(image2d_depth_t img) {}
void deptharr(write_only image2d_array_depth_t img) {}
void msaa(read_only image2d_msaa_t img) {}

kernel void pass(read_only image2d_t r, write_only image2d_t w,
                 read_only image3d_t r3, read_only image1d_t r1) {
  fnc2(r);
  fnc3(r3);
  fnc1(r1);
  ro2(r);
  ro2(w);
  wo2(w);
  wo2(r);
  fnc2(r3);
}

kernel void queries(read_only image2d_t r, write_only image2d_array_t w,
                    read_only image3d_t v, global int *out) {
  out[0] = get_image_width(r) + get_image_height(r);
  out[1] = get_image_array_size(w);
  int2 dim = get_image_dim(r);
  int4 dim3 = get_image_dim(v);
  out[2] = dim.x + dim3.z;
  out[3] = get_image_channel_data_type(r) == CLK_UNORM_INT8;
  out[4] = get_image_channel_order(w) == CLK_RGBA;
  out[5] = get_image_depth(r);
}

kernel void copy(read_only image2d_t src, write_only image2d_t dst) {
  int2 at = (int2)(get_global_id(0), get_global_id(1));
  float4 px = read_imagef(src, smp, at);
  px += read_imagef(src, at);
  px += read_imagef(src, smp, convert_float2(at));
  write_imagef(dst, at, px);
  write_imagei(dst, at, convert_int4(px));
  write_imageui(dst, at, px);
  write_imagef(src, at, px);
  px = read_imagef(dst, smp, at);
}

typedef image2d_t img_alias;
void with_alias(read_only img_alias a, img_alias b);
image2d_t returns_image(void);
void takes_pointer(image2d_t *p);
struct holds { image2d_t member; };
void body(image2d_t p) {
  image2d_t copy = p;
  p = p;
  (void)(p == p);
  (void)&p;
  (void)sizeof(p);
}
