// Access qualifiers.

read_only int a1; //~ ERROR[1.0,1.1,1.2] CL0307 //~ ERROR CL0428
void f1(read_only int x) {} //~ ERROR CL0428
void f2(write_only float4 *x) {} //~ ERROR CL0428
void f3(read_only image2d_t i) {}
void f4(read_only write_only image2d_t i) {} //~ ERROR CL0430
void f5(read_only read_only image2d_t i) {}
void f6(read_write image1d_t i) {} //~ ERROR[1.0,1.1,1.2] CL0429
void f7(image2d_t read_only i) {}
typedef read_only image2d_t roi;
typedef write_only image2d_t woi;
typedef image2d_t plain;
typedef read_only int roint; //~ ERROR CL0428
void f8(roi i) {}
void f9(read_only roi i) {}
void f10(write_only roi i) {} //~ ERROR CL0430
void f11(read_only plain i) {}
void f12(write_only plain i) {} //~ ERROR CL0430
void g1(roi i) { f8(i); f3(i); }
void g2(woi i) { f8(i); f3(i); } //~ ERROR CL0506
void g3(read_only int *i) { } //~ ERROR CL0428
read_only image2d_t global_img; //~ ERROR CL0422
void f13(void) { read_only image2d_t loc; } //~ ERROR CL0422
void f14(read_only image2d_t a[3]) {} //~ ERROR CL0425
void f15(read_only image2d_t *a) {} //~ ERROR CL0424
image2d_t f16(void); //~ ERROR CL0423
struct s { read_only image2d_t a; }; //~ ERROR CL0426
union u { image2d_t a; }; //~ ERROR CL0426
typedef image2d_t arr[3]; //~ ERROR CL0425
void f17(read_only image2d_t a) { a = a; } //~ ERROR CL0502
void f18(read_only image2d_t a) { &a; } //~ ERROR CL0502
void f19(read_only image2d_t a) { *a; } //~ ERROR CL0502
void f20(read_only image2d_t a) { a.x; } //~ ERROR CL0530
void f21(read_only image2d_t a) { a + 1; } //~ ERROR CL0502
void f22(read_only image2d_t a) { (int)a; } //~ ERROR CL0512
void f23(read_only image2d_t a) { sizeof(a); }
void f24(read_only image2d_t a) { sizeof(image2d_t); }
void f25(int i) { (image2d_t)i; } //~ ERROR CL0512
void f26(read_only image2d_t a, write_only image2d_t b, read_only image3d_t c) { f3(b); f3(c); f3(0); } //~ ERROR CL0506
void f27(global image2d_t i) {} //~ ERROR CL0315
void f28(const image2d_t i) {}
void f29(local image2d_t i) {} //~ ERROR CL0315
void f30(read_only sampler_t i) {} //~ ERROR CL0428
void f31(read_only sampler_t i[]) {} //~ ERROR CL0425 //~ ERROR CL0428
