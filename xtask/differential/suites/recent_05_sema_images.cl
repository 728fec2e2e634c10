// std: 1.2 2.0 3.0
// Restrictions on the use of image types.

void img_ok(image2d_t img);
void img_ptr(image2d_t *img);
void img_arr(image2d_t img[]);
image2d_t img_ret(void);
typedef read_only image2d_t ro2d;
typedef write_only image2d_t wo2d;
struct has_image { image2d_t img; };
union has_image_u { int a; read_only image3d_t img; };
global image2d_t g_img;
read_only image1d_t n_img;

void take_ro(read_only image2d_t i);
void take_wo(write_only image2d_t i);
void take_3d(read_only image3d_t i);

kernel void k1(image2d_t def, read_only image2d_t ro, write_only image2d_t wo) {
  take_ro(def);
  take_ro(ro);
  take_ro(wo);
  take_wo(ro);
  take_wo(wo);
  take_3d(ro);
  image2d_t local_img = ro;
  ro = ro;
  int s = sizeof(ro);
  if (ro)
    return;
  &ro;
  *ro;
  ro + 1;
  (int)ro;
  (image2d_t)0;
}

kernel void k2(read_only write_only image2d_t a) {}
kernel void k3(read_only read_only image2d_t a) {}
kernel void k4(read_only int a) {}
kernel void k5(read_write image2d_t a) {}
kernel void k6(write_only ro2d a) {}
kernel void k7(ro2d a, wo2d b) {}
kernel void k8(global read_only image2d_t a) {}
kernel void k9(__read_only image1d_buffer_t a, __write_only image1d_array_t b) {}
