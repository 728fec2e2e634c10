// Names that are not known, in conditions without their end and behind attributes.

void condition(void) {
    if (unknown  //~ ERROR CL0501
        ;  //~ ERROR CL0201
}
constant int ok1 = 1;
void hints(void) {
    __attribute__((opencl_unroll_hint)) unknown[1];  //~ ERROR CL0501 //~ ERROR CL0209
    __attribute__((opencl_unroll_hint)) for (;;) unknown;  //~ ERROR CL0501
}
struct image2d_t;  //~ ERROR CL0201
union image3d_t { int a; };  //~ ERROR CL0201
enum image1d_t { A };  //~ ERROR CL0201
void call(int a) {
    if (unknown(a) //~ ERROR CL0601
        a = 1;  //~ ERROR CL0201
    else
        a = 2;
}
