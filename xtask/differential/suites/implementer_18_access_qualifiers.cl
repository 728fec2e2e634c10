// std: 1.2 2.0 3.0
typedef image2d_t img;
typedef read_only image2d_t rimg;
typedef write_only image2d_t wimg;

void rd(read_only image2d_t i);
void wr(write_only image2d_t i);
void df(image2d_t i);
void rw(read_write image2d_t i);

kernel void a(read_only image2d_t r, __write_only image2d_t w, image2d_t d) {
  rd(r);
  rd(w);
  rd(d);
  wr(w);
  wr(r);
  df(r);
  df(w);
}
kernel void b(read_only write_only image2d_t i) {}
kernel void c(read_only read_only image2d_t i) {}
kernel void d(read_only int i) {}
kernel void e(write_only global int *i) {}
kernel void f(read_only rimg i) {}
kernel void g(write_only rimg i) {}
kernel void h(read_write wimg i) {}
kernel void i(read_only sampler_t s) {}
read_only int gl;
void loc(void) { read_only int x; }
kernel void t(write_only img i) {}
