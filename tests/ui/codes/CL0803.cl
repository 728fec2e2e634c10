// Until 1.1 double is a type of an extension that a pragma enables (6.3.1.1, 6.2.2); since 1.2 it is an optional part of the
// language. Compilers take it without.
// never: 1.2+, which need no pragma
double result(void); //~ WARNING[1.0,1.1] CL0803 //~ FINE[1.2+] CL0803
void parameter(double a); //~ WARNING[1.0,1.1] CL0803 //~ FINE[1.2+] CL0803
void vector(double4 a); //~ WARNING[1.0,1.1] CL0803 //~ FINE[1.2+] CL0803
void pointer(global double *p); //~ WARNING[1.0,1.1] CL0803 //~ FINE[1.2+] CL0803
typedef double named; //~ WARNING[1.0,1.1] CL0803 //~ FINE[1.2+] CL0803
struct member { double a; }; //~ WARNING[1.0,1.1] CL0803 //~ FINE[1.2+] CL0803
void inside(float f, int n) {
  double a = f; //~ WARNING[1.0,1.1] CL0803 //~ FINE[1.2+] CL0803
  n = sizeof(double2); //~ WARNING[1.0,1.1] CL0803 //~ FINE[1.2+] CL0803
  f = (double)f; //~ WARNING[1.0,1.1] CL0803 //~ FINE[1.2+] CL0803
  float b = f; //~ FINE CL0803
}
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
double enabled(double a, global double4 *p); //~ FINE CL0803
#pragma OPENCL EXTENSION cl_khr_fp64 : disable
float single(float a); //~ FINE CL0803
double disabled(void); //~ WARNING[1.0,1.1] CL0803
