// `...` stands for one argument at least (C99 6.10.3), which may be empty. C23 lets them be left out, and compilers did
// before; until 2.0 OpenCL C has no such macros (6.11).
#define call(f, ...) f(__VA_ARGS__) //~ WARNING[1.0,1.1,1.2,2.0] CL0805
int two(int a, int b);
int none(void);
int a(void) { return call(two, 1, 2); } //~ FINE CL0112
int b(void) { return call(none,); } //~ FINE CL0112
int c(void) { return call(none); } //~ WARNING CL0218
#define only(...) two(__VA_ARGS__) //~ WARNING[1.0,1.1,1.2,2.0] CL0805
int d(void) { return only(1, 2); } //~ FINE CL0112
#define first(a, b, ...) a //~ WARNING[1.0,1.1,1.2,2.0] CL0805
void e(void) { first(1); } //~ ERROR CL0112
