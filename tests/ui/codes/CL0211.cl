// `_Atomic` is C's since 2011; OpenCL C stands on C99 (6.1) and has atomic types of its own since 2.0 (6.3.3).
_Atomic int result(void); //~ ERROR CL0211
void parameter(_Atomic int a); //~ ERROR CL0211
void pointer(global _Atomic int *a); //~ ERROR CL0211
void in_parentheses(global _Atomic(int) *a); //~ ERROR CL0211 //~ ERROR CL0205
struct s { _Atomic int a; }; //~ ERROR CL0211
typedef _Atomic int t; //~ ERROR CL0211
void inside(void) { _Atomic int a; } //~ ERROR CL0211
int cast(int a) { return (_Atomic int)a; } //~ ERROR CL0211 //~ ERROR CL0201
#if __OPENCL_C_VERSION__ >= 200
void of_opencl(global atomic_int *a, global atomic_float *b); //~ FINE CL0211
#endif
void plain(global int *a, volatile global int *b, int _atomic); //~ FINE CL0211
