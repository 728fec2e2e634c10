// std: 1.2 2.0
typedef read_only image2d_t ro_img;
typedef image1d_t plain;

kernel void a(read_only image2d_t i) {}
kernel void b(write_only image2d_t i) {}
kernel void c(read_write image2d_t i) {}
kernel void d(read_only write_only image2d_t i) {}
kernel void e(read_only read_only image2d_t i) {}
kernel void f(read_only int i) {}
kernel void g(global read_only float *p) {}
kernel void h(read_only ro_img i) {}
kernel void j(write_only ro_img i) {}
kernel void k(write_only plain i) {}
kernel void l(image2d_t i) {}
kernel void m(read_only sampler_t s) {}
kernel void n(read_only i) {}
read_only int v;
