// Without double precision.
// ext: -cl_khr_fp64 -__opencl_c_fp64

double a1(void); //~ ERROR CL0801
void f(double d) { double e = 1.0; float g = 1.0; double4 v; (double)g; (double4)(1.0); g = 1.0 + g; sin(1.0); convert_double(g); as_double(1L); sizeof(double); vload2(0, (global double*)0); } //~ ERROR CL0601 //~ ERROR CL0602 //~ ERROR CL0604 //~ ERROR CL0801
kernel void k(global double *p) {} //~ ERROR CL0801
typedef double dd; //~ ERROR CL0801
struct s { double d; }; //~ ERROR CL0801
constant double c = 1.0; //~ ERROR CL0801
constant float cf = 1.0;
void g(float x) {
  x = x * 2.0;
  float y = (x > 0.5) ? 1.0 : 2.0;
  float4 z = (float4)(1.0, 2.0, 3.0, 4.0);
  z = z * 2.0;
  pow(x, 2.0);
  printf("%f", 1.0); //~ ERROR[1.0,1.1] CL0602
  long double ld; //~ ERROR CL0801
  x = 1.0l;
  fma(x, 1.0, 2.0);
}
