// std: 1.2 2.0 3.0

typedef image1d_t img1d_ro_default;
typedef write_only image1d_t img1d_wo;
typedef read_only image1d_t img1d_ro;
#if __OPENCL_C_VERSION__ >= 200
typedef read_write image1d_t img1d_rw;
#endif

typedef int Int;
typedef read_only int IntRO; // expected-error{{access qualifier can only be used for pipe and image type}}

void myWrite(write_only image1d_t);
void myRead(read_only image1d_t);

kernel void k1(img1d_wo img) {
  myRead(img); // expected-error{{passing '__private img1d_wo'}}
}

kernel void k2(img1d_ro img) {
  myWrite(img); // expected-error{{passing '__private img1d_ro'}}
}

kernel void k3(img1d_wo img) {
  myWrite(img);
}

kernel void k4(img1d_ro_default img) {
  myRead(img);
}

kernel void k5(read_only int i) {} // expected-error{{access qualifier can only be used for pipe and image type}}

kernel void k6(read_only write_only image1d_t i) {} // expected-error{{multiple access qualifiers}}

kernel void k7(read_only read_only image1d_t i) {} // expected-warning {{duplicate 'read_only' declaration specifier}}

kernel void k8(read_write image1d_t i) {} // CL1.2: expected-error{{access qualifier 'read_write' can not be used for '__read_write image1d_t' prior to OpenCL C version 2.0 or in version 3.0 and without __opencl_c_read_write_images feature}}

kernel void k9(write_only img1d_ro_default i) {} // expected-error{{multiple access qualifiers}}

kernel void k10(read_only Int img) {} // expected-error{{access qualifier can only be used for pipe and image type}}

kernel void k11(read_only image2d_t a, write_only image2d_t b) {
  a = b; // expected-error{{invalid operands to binary expression ('__private __read_only image2d_t' and '__private __write_only image2d_t')}}
}
