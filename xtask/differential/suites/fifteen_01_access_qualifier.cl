// std: 1.2 2.0 3.0
// opts: -DTYPEDEFS=1
#if __OPENCL_C_VERSION__ >= 200 && __OPENCL_C_VERSION__ < 300
#define HAS_RW 1
#endif

typedef image1d_t img1d_default;
typedef write_only image1d_t img1d_wo;
typedef read_only image1d_t img1d_ro;
#ifdef HAS_RW
typedef read_write image1d_t img1d_rw;
#endif

typedef int Int;
typedef read_only int IntRO;

void take_wo(img1d_wo);
void take_ro(img1d_ro);

kernel void k1(img1d_wo img) {
  take_ro(img);
}

kernel void k2(img1d_default img) {
  take_wo(img);
  take_ro(img);
}

#ifdef TYPEDEFS
kernel void k3(img1d_wo img) { take_wo(img); }
kernel void k4(write_only img1d_ro img) { }
kernel void k5(read_only img1d_ro img) { }
kernel void k6(read_only Int i) { }
#endif

kernel void k7(read_only write_only image1d_t i) { }
kernel void k8(read_only read_only image1d_t i) { }
kernel void k9(read_write image2d_t i) { }
kernel void k10(__read_write image1d_array_t i) { }
kernel void k11(write_only sampler_t s) { }
kernel void k12(read_only global int *p) { }
