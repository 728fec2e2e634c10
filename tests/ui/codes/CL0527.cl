// `sizeof` is not for types of functions (6.5.11), of which compilers say 1, nor for a function's name, which is no pointer
// in OpenCL C, nor for void, which is never complete.
int function(int a);
typedef int type(int);
void sizes(void *p, global void *g, int n) {
  n = sizeof(void); //~ ERROR CL0401
  n = sizeof *p; //~ ERROR CL0401 //~ WARNING CL0525
  n = sizeof(const void); //~ ERROR CL0401
  n = sizeof((void)n); //~ ERROR CL0401
  n = sizeof function; //~ ERROR CL0420
  n = sizeof(function); //~ ERROR CL0420
  n = sizeof(int(void)); //~ WARNING CL0527
  n = sizeof(type); //~ WARNING CL0527
  n = sizeof(float4(int, int)); //~ WARNING CL0527
  n = 1 + sizeof(type) * 2; //~ WARNING CL0527
  n = sizeof(function(1)); //~ FINE CL0527
  n = sizeof(void *); //~ FINE CL0527
  n = sizeof p + sizeof g; //~ FINE CL0527
  n = sizeof(global void *); //~ FINE CL0527
  n = sizeof(int[2]); //~ FINE CL0527
  n = sizeof(bool) + sizeof(float4); //~ FINE CL0527
}
