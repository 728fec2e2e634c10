// A function is called, and nothing else.

void f(void);
void g(void) {
    sizeof(f);  //~ ERROR CL0420
    sizeof(&f);  //~ ERROR CL0420
    _Alignof(f);  //~ ERROR CL0420
    (void)f;  //~ ERROR CL0420
    (f);  //~ ERROR CL0420
    f();
    sizeof(f());  //~ ERROR CL0401
}
