// `uniform` is reserved and means nothing yet (OpenCL C 6.3.9), in no name space of C.
constant int uniform = 1; //~ WARNING CL0215
void parameter(int uniform); //~ WARNING CL0215
struct s { int uniform; }; //~ WARNING CL0215
struct uniform { int a; }; //~ WARNING CL0215
enum { A, uniform_b }; //~ FINE CL0215
void label(int a) { if (a) goto uniform; uniform: ; } //~ WARNING CL0215
void enumerator(void) { enum { uniform }; } //~ WARNING CL0215
void inside(void) { int uniform = 1; } //~ WARNING CL0215
void longer(int uniforms, int Uniform, int _uniform); //~ FINE CL0215
constant char text[] = "uniform"; //~ FINE CL0215
#define uniform const
void of_a_macro(uniform int a); //~ FINE CL0215
