// `extern` in a function names what there is outside.
// std: 2.0 3.0

extern int b;
extern constant int c;
global int d;
void f(void) {
    extern int b;
    extern constant int c;
    extern global int d;
    extern float e;
}
void g(void) {
    extern constant int b;  //~ ERROR CL0403
    extern int c;  //~ ERROR CL0403
    extern constant int d;  //~ ERROR CL0403
}
