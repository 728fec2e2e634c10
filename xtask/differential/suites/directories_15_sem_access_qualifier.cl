// std: 1.2 2.0
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
kernel void k5(read_only img1d_wo img) {}
kernel void k6(read_only img1d_ro_default img) {}
kernel void k7(read_only Int img) {}
kernel void k8(write_only read_only image1d_t img) {}
kernel void k9(read_only read_only image1d_t img) {}
kernel void k10(read_only sampler_t s) {}
#if __OPENCL_C_VERSION__ >= 200
kernel void k11(img1d_rw img) { myReadWrite(img); myRead(img); }
kernel void k12(read_only pipe read_only int p) {}
kernel void k13(read_write pipe int p) {}
#endif
