// `sizeof` is not for functions and not for void, which is never complete (6.5.11). Compilers say 1.
int function(int a);
typedef int type(int);
void sizes(void *p, global void *g, int n) {
  n = sizeof(void); //~ WARNING CL0527
  n = sizeof *p; //~ WARNING CL0527 //~ WARNING CL0525
  n = sizeof(const void); //~ WARNING CL0527
  n = sizeof((void)n); //~ WARNING CL0527
  n = sizeof function; //~ WARNING CL0527
  n = sizeof(function); //~ WARNING CL0527
  n = sizeof(int(void)); //~ WARNING CL0527
  n = sizeof(type); //~ WARNING CL0527
  n = sizeof(function(1)); //~ FINE CL0527
  n = sizeof(void *); //~ FINE CL0527
  n = sizeof p + sizeof g; //~ FINE CL0527
  n = sizeof(global void *); //~ FINE CL0527
  n = sizeof(int[2]); //~ FINE CL0527
  n = sizeof(bool) + sizeof(float4); //~ FINE CL0527
}
