// Declarations of a function or of a variable at program scope agree in type (C99 6.2.7, 6.7): in results, the number of
// parameters and their types, without the qualifiers of the parameters themselves.
int result(int); float result(int); //~ ERROR CL0403
int parameter(int); int parameter(float); //~ ERROR CL0403
int number(int); int number(int, int); //~ ERROR CL0403
int none(void); int none(int); //~ ERROR CL0403
int space(global int *p); int space(local int *p); //~ ERROR CL0403
int read_only_target(global int *p); int read_only_target(global const int *p); //~ ERROR CL0403
int defined(int); int defined(uint a) { return 1; } //~ ERROR CL0403
void inside(void) { int parameter(long); } //~ ERROR CL0403
int same(int); int same(int a); int same(const int b) { return b; } //~ FINE CL0403
int array(global int *p); int array(global int p[2]); //~ FINE CL0403
typedef int number_t;
int name(int); int name(number_t); //~ FINE CL0403
int hidden(void) { float same = 1; return same; } //~ FINE CL0403
int empty(); int empty(void); //~ FINE CL0403
#if __OPENCL_C_VERSION__ >= 120
extern constant int v; extern constant float v; //~ ERROR[1.2+] CL0403
extern constant int w[]; extern constant int w[2]; //~ FINE CL0403
#endif
