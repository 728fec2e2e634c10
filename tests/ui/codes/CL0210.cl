// `long long` and `long double` are reserved (OpenCL C 6.3.4), in every place and in any order of their words; `long` is
// already the type of 64 bits.
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
long long result(void); //~ WARNING CL0210
void parameter(long long a); //~ WARNING CL0210
void unsigned_parameter(unsigned long long int a); //~ WARNING CL0210
void any_order(long unsigned long a); //~ WARNING CL0210
void pointer(global long long *a); //~ WARNING CL0210
typedef long long t; //~ WARNING CL0210
struct s { long long a; }; //~ WARNING CL0210
void inside(void) { long long a = 1; } //~ WARNING CL0210
int cast(int a) { return (int)(long long)a; } //~ WARNING CL0210
constant int size = sizeof(long long); //~ WARNING CL0210
void extended(long double a); //~ WARNING CL0210
long one(void); //~ FINE CL0210
void others(unsigned long a, long int b, ulong c, long unsigned int d, double e); //~ FINE CL0210
constant long literal = 1L + 2UL; //~ FINE CL0210
