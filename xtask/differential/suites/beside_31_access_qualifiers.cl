// std: 1.2 2.0 3.0
typedef read_only image2d_t ro_t;
typedef image2d_t plain_t;

kernel void a(__read_only image2d_t x, __write_only image2d_t y) {}
kernel void b(read_only plain_t x) {}
kernel void c(write_only ro_t x) {}
kernel void d(read_only read_only image2d_t x) {}
kernel void e(read_only write_only image2d_t x) {}
kernel void f(read_only int x) {}
kernel void g(read_only global int *x) {}
kernel void h(__read_write image2d_t x) {}
kernel void i(image2d_t read_only x) {}
kernel void j(read_only image2d_t x[2]) {}
kernel void k(read_only sampler_t s) {}
read_only int l;
void m(void) {
  read_only image2d_t img;
}
#if __OPENCL_C_VERSION__ >= 200
kernel void n(read_write pipe int p) {}
kernel void o(write_only pipe int p) {}
#endif
