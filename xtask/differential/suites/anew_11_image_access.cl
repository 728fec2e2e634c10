// std: 1.2 2.0 3.0

void rd(read_only image2d_t i);
void wr(write_only image2d_t i);
void none(image2d_t i);
void rw(read_write image2d_t i);
void both(read_only write_only image2d_t i);
void dup(read_only read_only image2d_t i);
void uu(__read_only image3d_t i, __write_only image1d_t j);

typedef read_only image1d_t ro1d;
typedef image1d_t plain1d;
typedef write_only image1d_buffer_t wobuf;
kernel void t1(ro1d i);
kernel void t2(read_only ro1d i);
kernel void t3(write_only ro1d i);
kernel void t4(plain1d i);
kernel void t5(write_only plain1d i);
kernel void t6(wobuf b);

void notimg(read_only int i);
void notimg2(write_only float4 i);
void ptr(read_only int *i);
read_only constant int g = 1;
kernel void smp(read_only sampler_t s);

kernel void calls(read_only image2d_t r, write_only image2d_t w, image2d_t n) {
  rd(r);
  rd(w);
  rd(n);
  wr(r);
  wr(w);
  none(r);
  none(w);
#if __OPENCL_C_VERSION__ >= 200
  rw(r);
#endif
}

#if (__OPENCL_C_VERSION__ == 200) || defined(__opencl_c_read_write_images)
kernel void rwk(read_write image2d_t i) {
  rd(i);
  wr(i);
  rw(i);
  float4 f = read_imagef(i, (int2)(0, 0));
  write_imagef(i, (int2)(0, 0), f);
}
#endif
