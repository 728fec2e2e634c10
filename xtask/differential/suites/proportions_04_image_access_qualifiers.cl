// std: 1.2 2.0 3.0
typedef image1d_t img1d_ro_default;
typedef read_only image1d_t img1d_ro;
typedef write_only image1d_t img1d_wo;
#if __OPENCL_C_VERSION__ >= 200
typedef read_write image1d_t img1d_rw;
#endif
typedef int Int;
typedef read_only int IntRO;

void take_wo(img1d_wo);
void take_ro(img1d_ro);
void take_default(img1d_ro_default);

kernel void k1(img1d_wo img) { take_ro(img); }
kernel void k2(img1d_ro img) { take_wo(img); }
kernel void k3(img1d_wo img) { take_wo(img); }
kernel void k4(img1d_ro_default img) { take_ro(img); }
kernel void k5(img1d_wo img) { take_default(img); }
kernel void k6(read_only img1d_ro_default img) { take_ro(img); }
kernel void k7(write_only img1d_ro_default img) { take_wo(img); }
kernel void k8(write_only img1d_ro img) { }
kernel void k9(read_only write_only image1d_t img) { }
kernel void k10(read_only read_only image1d_t img) { }
kernel void k11(read_only Int img) { }
kernel void k12(write_only int a) { }
kernel void k13(read_write image2d_t img) { }
kernel void k14(__read_only image2d_t img, __write_only image2d_t o) { }
#if __OPENCL_C_VERSION__ >= 200
kernel void k15(read_write pipe int p) { }
kernel void k16(img1d_rw img) { take_ro(img); }
#endif
