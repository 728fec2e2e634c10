// std: 1.2 2.0 3.0
// read_only, write_only and read_write; their effect on calls.

typedef image1d_t img1d_ro_default;
typedef write_only image1d_t img1d_wo;
typedef read_only image1d_t img1d_ro;
#if __OPENCL_C_VERSION__ >= 200
typedef read_write image1d_t img1d_rw;
#endif
typedef int Int;
typedef read_only int IntRO;

void wo(write_only image2d_t i);
void ro(read_only image2d_t i);
void def(image2d_t i);
void wo1(img1d_wo i);
void ro1(img1d_ro i);

kernel void k0(read_only int a) {}
kernel void k1(read_only Int a) {}
kernel void k2(write_only global int *a) {}
kernel void k3(read_only write_only image2d_t a) {}
kernel void k4(read_only read_only image2d_t a) {}
kernel void k5(read_write image2d_t a) {}
kernel void k6(write_only img1d_ro a) {}
kernel void k7(read_only img1d_ro a) {}
kernel void k8(write_only img1d_ro_default a) {}
kernel void k9(write_only sampler_t s) {}
kernel void k10(read_only image2d_t *p) {}
kernel void k11(image2d_t read_only a) {}
kernel void k12(__write_only image3d_t a) {}
kernel void k13(read_write image2d_msaa_depth_t a) {}
read_only int glob;

kernel void calls(read_only image2d_t r, write_only image2d_t w, image2d_t d, img1d_wo w1, sampler_t s) {
  ro(r);
  ro(w);
  wo(w);
  wo(r);
  wo(d);
  def(r);
  def(w);
  ro1(w1);
  wo1(w1);
  read_imagef(r, s, (int2)(0));
  read_imagef(w, s, (int2)(0));
  write_imagef(w, (int2)(0), (float4)(0));
  write_imagef(r, (int2)(0), (float4)(0));
  write_imagef(d, (int2)(0), (float4)(0));
  get_image_width(w);
  get_image_width(w1);
  get_image_height(w1);
  read_only int lv;
}
