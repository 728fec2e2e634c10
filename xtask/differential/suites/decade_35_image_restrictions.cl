// std: 1.2 2.0 3.0

image2d_t glb_img;
constant image2d_t c_img;

struct with_image {
  image2d_t img;
};

image2d_t ret_img(void);

void arr(image2d_t a[4]);
void ptr(image2d_t *p);
void ptr_g(global image2d_t *p);

void ok(read_only image2d_t img, read_only image3d_t img3,
        write_only image2d_array_t arr_img, image1d_buffer_t buf);

kernel void uses(read_only image2d_t img, write_only image2d_t out,
                 read_only image3d_t img3, sampler_t smp, int2 pos) {
  image2d_t copy;
  image2d_t copy2 = img;
  img = img;
  &img;
  *img;
  img + 1;
  (int)img;
  img == img;
  sizeof(img);
  float4 f = read_imagef(img, smp, pos);
  f = read_imagef(out, smp, pos);
  f = read_imagef(img3, smp, pos);
  f = read_imagef(img3, smp, (int4)(pos, 0, 0));
  f = read_imagef(img, pos);
  int4 i = read_imagei(img, smp, (float2)(0.5f));
  write_imagef(out, pos, f);
  write_imagef(img, pos, f);
  write_imagef(out, pos, i);
  int w = get_image_width(img) + get_image_width(out);
  int2 dim = get_image_dim(img);
  int4 dim3 = get_image_dim(img3);
#if __OPENCL_C_VERSION__ >= 200
  read_only image2d_t *pimg;
  f = read_imagef(img, smp, (float2)(0.0f), 1.0f);
#endif
}
