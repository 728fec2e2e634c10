// What attributes stand on where the statement behind them is broken.

void f(int n) {
    __attribute__((opencl_unroll_hint)) ];  //~ ERROR CL0201
    __attribute__((opencl_unroll_hint(n))) for (;];) { }  //~ ERROR CL0201
    __attribute__((opencl_unroll_hint(n))) for (;;) { }  //~ ERROR CL0709
    while (unknown { }  //~ ERROR CL0201  //~ ERROR CL0501
    n = 1;
}
