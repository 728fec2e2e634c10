// std: 1.2 2.0 3.0
typedef image1d_t img1d_ro_default;
typedef write_only image1d_t img1d_wo;
typedef read_only image1d_t img1d_ro;
#if __OPENCL_C_VERSION__ >= 200
typedef read_write image1d_t img1d_rw;
#endif
typedef int Int;
typedef read_only int IntRO;

void myWrite(write_only image1d_t);
void myRead(read_only image1d_t);
#if __OPENCL_C_VERSION__ >= 200
void myReadWrite(read_write image1d_t);
#else
void myReadWrite(read_write image1d_t);
#endif

kernel void k1(img1d_wo img) { myRead(img); }
kernel void k2(img1d_ro img) { myWrite(img); }
kernel void k3(img1d_wo img) { myWrite(img); }
kernel void k4(img1d_ro_default img) { myRead(img); }
kernel void k6(img1d_ro_default img) { myWrite(img); }
#if __OPENCL_C_VERSION__ >= 200
kernel void k5(img1d_rw img) { myWrite(img); myReadWrite(img); }
#endif
kernel void k7(read_only img1d_wo img) {}
kernel void k8(write_only img1d_ro_default img) {}
kernel void k9(read_only int i) {}
kernel void k10(read_only Int img) {}
kernel void k11(read_only write_only image1d_t i) {}
kernel void k12(read_only read_only image1d_t i) {}
kernel void k13(read_write pipe int i) {}
kernel void k14(__read_only image2d_t i, __write_only image3d_t o) {}
