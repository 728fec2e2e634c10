// Without double precision there is no double (6.2.2, 6.3.1.1): neither the extension nor in 3.0 the feature is there, so no
// pragma could help. Vectors of it are not even names of types.
// ext: -cl_khr_fp64 -__opencl_c_fp64
double result(void); //~ ERROR CL0801
void parameter(double a); //~ ERROR CL0801
void vector(double4 a); //~ ERROR CL0801
void pointer(global double *p); //~ ERROR CL0801
typedef double named; //~ ERROR CL0801
struct member { double a; }; //~ ERROR CL0801
constant double object = 1.0f; //~ ERROR CL0801
kernel void launched(global double2 *p) {} //~ ERROR CL0801
void of_three(double3 v); //~ ERROR[1.0] CL0203 //~ ERROR[1.1+] CL0801
void inside(float f, int n) {
  double a; //~ ERROR CL0801
  double list[2]; //~ ERROR CL0801
  f = (double)f; //~ ERROR CL0801
  n = sizeof(double); //~ ERROR CL0801
  n = sizeof(double16); //~ ERROR CL0501
  f = 1.0f; //~ FINE CL0801
  float8 b; //~ FINE CL0801
  n = sizeof(float) * 2; //~ FINE CL0801
}
float single(float a, global float4 *p); //~ FINE CL0801
ulong wide(long a); //~ FINE CL0801
