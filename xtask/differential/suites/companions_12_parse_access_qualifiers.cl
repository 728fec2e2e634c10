// std: 1.2 2.0 3.0
// opts: -DPIPES=0

typedef image1d_t img1d_ro_default;
typedef write_only image1d_t img1d_wo;
typedef read_only image1d_t img1d_ro;

void myWrite(write_only image1d_t);
void myRead(read_only image1d_t);

kernel void k1(img1d_wo img) { myRead(img); }
kernel void k2(img1d_ro img) { myWrite(img); }
kernel void k3(img1d_ro_default img) { myRead(img); }
kernel void k4(read_only img1d_wo img) {}
kernel void k5(write_only img1d_ro_default img) {}
kernel void k6(read_only write_only image1d_t img) {}
kernel void k7(read_only read_only image1d_t img) {}
kernel void k8(read_only int i) {}
kernel void k9(read_only image1d_t *img) {}
kernel void k10(image1d_t read_only img) {}
kernel void k11(const read_only image2d_t img) {}
kernel void k12(read_only sampler_t smp) {}
kernel void k13(__read_write image1d_t img) {}
kernel void k14(read_only) {}

#if __OPENCL_C_VERSION__ == 200
kernel void k15(read_write image3d_t img) {}
kernel void k16(read_write pipe int p) {}
kernel void k17(pipe read_only int p) {}
kernel void k18(read_only pipe img1d_ro p) {}
#endif

write_only int global_int;
read_only image2d_t file_scope_img;
read_only void f(void);
struct s { read_only image2d_t img; };
void cast(image2d_t i) { (write_only image2d_t)i; }
