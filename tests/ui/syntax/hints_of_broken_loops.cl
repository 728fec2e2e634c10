// What attributes stand on where the statement behind them is broken.

void f(int n) {
    __attribute__((opencl_unroll_hint)) ];  //~ ERROR CL0201
    __attribute__((opencl_unroll_hint(n))) for (;];) { }  //~ ERROR CL0201 //~ ERROR CL0709
    __attribute__((opencl_unroll_hint(n))) for (;;) { }  //~ ERROR CL0709
    while (unknown { }  //~ ERROR CL0201  //~ ERROR CL0501
    n = 1;
}
void own_name(int n) {
    __attribute__((opencl_unroll_hint(n))) for (int i = 0; i < n; i++) n += i;  //~ ERROR CL0709
    __attribute__((opencl_unroll_hint)) for (int i = 0; i < n; i++) n += i;
}
