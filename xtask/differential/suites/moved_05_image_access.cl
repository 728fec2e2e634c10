// std: 1.2 2.0 3.0
// Access qualifiers of images.
typedef image1d_t img1d_ro_default;
typedef write_only image1d_t img1d_wo;
typedef read_only image1d_t img1d_ro;
typedef int Int;
typedef read_only int IntRO;

#if __OPENCL_C_VERSION__ >= 200
typedef read_write image1d_t img1d_rw;
#endif

void myWrite(write_only image1d_t);
void myRead(read_only image1d_t);

kernel void k1(img1d_wo img) { myRead(img); }
kernel void k2(img1d_ro img) { myWrite(img); }
kernel void k3(img1d_wo img) { myWrite(img); }
kernel void k4(img1d_ro_default img) { myRead(img); }
kernel void k5(img1d_ro_default img) { myWrite(img); }

#if __OPENCL_C_VERSION__ >= 200
kernel void k6(img1d_rw img) { myRead(img); }
kernel void k7(read_write img1d_wo img) { }
#endif
kernel void k8(write_only img1d_ro_default img) { }
kernel void k9(read_only img1d_ro img) { }
kernel void k10(read_only read_only image1d_t img) { }
kernel void k11(read_only write_only image1d_t img) { }
kernel void k12(read_only Int x) { }
kernel void k13(write_only float4 x, global read_only int *p) { }
kernel void k14(read_write image1d_t img) { }
kernel void k15(__read_only image2d_array_t a, __write_only image1d_buffer_t b) { }
kernel void k16(write_only sampler_t s) { }
