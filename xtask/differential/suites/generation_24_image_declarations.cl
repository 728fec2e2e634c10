// std: 1.2 2.0 3.0
// Where image types may stand, what may be done with them; depth and multisample images.
#pragma OPENCL EXTENSION cl_khr_gl_msaa_sharing : enable
#pragma OPENCL EXTENSION cl_khr_depth_images : enable

image2d_t g_img;
extern read_only image2d_t e_img;
constant image2d_t c_img;
typedef image2d_t img_t;
typedef read_only image2d_t ro_t;
typedef write_only image1d_t wo_t;
image2d_t ret_img(void);
read_only image3d_t ret_ro(read_only image3d_t i) { return i; }
struct si { image2d_t i; };
union ui { image1d_t i; int j; };
void ptr(image2d_t *p);
void arr(image2d_t a[3]);
void helper(read_only image2d_t i);
void helper_w(write_only image2d_t i);

kernel void k(read_only image2d_t r, write_only image2d_t w, ro_t t, read_only ro_t rt, write_only ro_t wt, img_t u) {
  helper(r);
  helper(w);
  helper(t);
  helper(u);
  helper_w(w);
  helper_w(r);
  image2d_t local_img;
  read_only image2d_t l2 = r;
  r = t;
  r == t;
  &r;
  (void)r;
  (image2d_t)r;
  sizeof(r);
  r + 1;
  if (r) return;
  image2d_t arr[2];
}
kernel void kptr(global image2d_t *p) {}
kernel void depth(read_only image2d_depth_t d, read_only image2d_array_depth_t ad, sampler_t s, global float *o) {
  o[0] = read_imagef(d, s, (int2)(0));
  o[1] = read_imagef(ad, s, (int4)(0));
  float4 bad = read_imagef(d, s, (int2)(0)).xyzw;
}
kernel void msaa(read_only image2d_msaa_t m, read_only image2d_array_msaa_depth_t md, global float4 *o) {
  o[0] = read_imagef(m, (int2)(0), 2);
  o[1] = read_imagef(md, (int4)(0), 1);
  int n = get_image_num_samples(m);
}
