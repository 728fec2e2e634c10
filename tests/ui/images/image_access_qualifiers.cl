// std: 1.2+

typedef write_only image2d_t wimg;
typedef read_only image2d_t rimg;
typedef image2d_t img;
typedef read_only int rint_t; //~ ERROR CL0428
void myWrite(write_only image2d_t);
void myRead(read_only image2d_t);
void myReadWrite(read_write image2d_t); //~ ERROR[1.2] CL0429

kernel void k1(read_only wimg i) {} //~ ERROR CL0430
kernel void k2(write_only rimg i) {} //~ ERROR CL0430
kernel void k3(read_only rimg i) {}
kernel void k4(read_only write_only image2d_t i) {} //~ ERROR CL0430
kernel void k5(read_only read_only image2d_t i) {}
kernel void k6(write_only img i) {} //~ ERROR CL0430
kernel void k7(read_only int i) {} //~ ERROR CL0428
kernel void k8(write_only int4 *i) {} //~ ERROR CL0428 //~ ERROR CL0704
kernel void k9(read_write image2d_t i) {} //~ ERROR[1.2] CL0429
kernel void k10(__read_only image2d_t a, __write_only image3d_t b, __read_write image1d_t c) {} //~ ERROR[1.2] CL0429
kernel void k11(read_only sampler_t s) {} //~ ERROR CL0428

kernel void k12(read_only image2d_t r, write_only image2d_t w, image2d_t d) {
  myRead(r);
  myRead(w); //~ ERROR CL0506
  myRead(d);
  myWrite(r); //~ ERROR CL0506
  myWrite(w);
  myWrite(d); //~ ERROR CL0506
  myReadWrite(r); //~ ERROR[2.0+] CL0506
  read_only image2d_t l; //~ ERROR CL0422
  float4 v = read_imagef(r, (int2)(0));
  v = read_imagef(w, (int2)(0)); //~ ERROR CL0604
  write_imagef(r, (int2)(0), v); //~ ERROR CL0604
  write_imagef(w, (int2)(0), v);
  write_imagef(w, (float2)(0), v); //~ ERROR CL0604
  get_image_width(w);
}
#if __OPENCL_C_VERSION__ >= 200
kernel void k13(read_write image2d_t rw) {
  float4 v = read_imagef(rw, (int2)(0));
  write_imagef(rw, (int2)(0), v);
  v = read_imagef(rw, CLK_FILTER_NEAREST, (int2)(0)); //~ ERROR[2.0+] CL0604
  myReadWrite(rw);
  myRead(rw); //~ ERROR[2.0+] CL0506
}
#endif
