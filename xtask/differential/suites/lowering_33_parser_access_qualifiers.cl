// std: 1.2 2.0 3.0
typedef image2d_t img2d;
typedef read_only image2d_t img2d_ro;
typedef write_only image2d_t img2d_wo;
typedef read_only img2d_ro img2d_ro_again;
typedef int Int;

void a1(read_only image2d_t i);
void a2(image2d_t read_only i);
void a3(read_only write_only image2d_t i);
void a4(read_only read_only image2d_t i);
void a5(read_only int i);
void a6(write_only Int i);
void a7(write_only img2d i);
void a8(write_only img2d_ro i);
void a9(read_only img2d_ro i);
void a10(img2d_wo i);
void a11(read_write image2d_t i);
void a12(__read_write image1d_t i);
void a13(read_only image2d_t *i);
void a14(read_only float4 *p);
void a15(read_only sampler_t s);
read_only image2d_t a16(void);
read_only void a17(void);
#if __OPENCL_C_VERSION__ >= 200
void p1(read_only pipe int p);
void p2(pipe int p);
void p3(read_write pipe int p);
void p4(int pipe p);
void p5(pipe p);
void p6(pipe pipe int p);
void p7(pipe int *p);
void p8(pipe write_only int p);
pipe int p9(void);
#endif

kernel void k(img2d_ro a, img2d_wo b, img2d c) {
  a7(c);
  a10(b);
  a10(a);
  a1(c);
}
