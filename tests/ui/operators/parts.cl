// `__real__` and `__imag__` of GNU C, of numbers that have one part alone. Warnings are marked.
// std: 1.2 2.0 3.0
void f(float x, int n, float4 v, float *p) {
    x = __real__ x;  //~ WARNING CL0217
    x = __imag x;  //~ WARNING CL0217
    n = __real(n);  //~ WARNING CL0217
    __real__ x = 1.0f;  //~ WARNING CL0217
    __imag__ x = 1.0f;  //~ ERROR CL0521 //~ WARNING CL0217
    x = __real__ v;  //~ ERROR CL0502 //~ WARNING CL0217
    x = __imag__ p;  //~ ERROR CL0502 //~ WARNING CL0217
    n = sizeof(__imag__ n);  //~ WARNING CL0217
}
