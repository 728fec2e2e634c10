// The parameters of a block literal are those of a function (OpenCL C 6.14, 6.7).
// std: 2.0+
// ext: -cl_khr_fp16

void f(int n) {
    int (^spaces)(int) = ^(local int a) { return 1; };  //~ ERROR CL0315
    n = ^(image2d_t *a) { return 1; }(1);  //~ ERROR CL0424
    n = ^(half a) { return 1; }(1);  //~ ERROR CL0433
    n = ^(sampler_t *a) { return 1; }(1);  //~ ERROR CL0424
    n = ^(static int a) { return 1; }(1);  //~ ERROR CL0407
    n = ^(void (*a)(int)) { return 1; }(1);  //~ ERROR CL0420
    n = ^(int a, float4 b) { return a + (int)b.x; }(1, (float4)(1));
    int (^wrong)(void) = ^{ return n + undeclared; };  //~ ERROR CL0501
    int (^broken)(int) = ^(int a) {
        return a + undeclared b;  //~ ERROR CL0501 //~ ERROR CL0201
    };
    int (^variadic)(int, ...) = ^(int a) { return a; };  //~ ERROR CL0421
    n = variadic;
}
