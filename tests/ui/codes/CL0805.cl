// What a later edition brought: vectors of three (6.3.2) and bytes stored (6.11) since 1.1, images of other shapes (6.3.3),
// constants in kernels (6.7.3) and `__func__` (6.11) since 1.2, `extern` in functions (6.10) since 2.0, `...` in macros
// (6.11) since 3.0.
// never: 3.0+, after which no construct is new
typedef float3 named; //~ WARNING[1.0] CL0805 //~ FINE[1.1+] CL0805
int3 result(void); //~ WARNING[1.0] CL0805 //~ FINE[1.1+] CL0805
kernel void stores(global char *c, global ushort *s, global uchar2 *u, global int *n, char v) {
  c[0] = v; //~ WARNING[1.0] CL0805 //~ FINE[1.1+] CL0805
  *s = 1; //~ WARNING[1.0] CL0805 //~ FINE[1.1+] CL0805
  u[1] = (uchar2)(1); //~ WARNING[1.0] CL0805 //~ FINE[1.1+] CL0805
  v = c[1]; //~ FINE CL0805
  n[0] = v; //~ FINE CL0805
  constant int kept = 1; //~ WARNING[1.0,1.1] CL0805 //~ FINE[1.2+] CL0805
  const int private_one = 1; //~ FINE CL0805
}
void row(image1d_t i); //~ WARNING[1.0,1.1] CL0805 //~ FINE[1.2+] CL0805
void buffer(read_only image1d_buffer_t i); //~ WARNING[1.0,1.1] CL0805 //~ FINE[1.2+] CL0805
void rows(image1d_array_t i); //~ WARNING[1.0,1.1] CL0805 //~ FINE[1.2+] CL0805
void layers(image2d_array_t i); //~ WARNING[1.0,1.1] CL0805 //~ FINE[1.2+] CL0805
void shapes(image2d_t i, image3d_t j); //~ FINE CL0805
void name(void) { constant char *p = __func__; } //~ WARNING[1.0,1.1] CL0805 //~ FINE[1.2+] CL0805
constant int defined_here = 1; //~ FINE CL0805
int inside(void) { extern constant int defined_here; return defined_here; } //~ ERROR[1.0,1.1] CL0407 //~ WARNING[1.2] CL0805 //~ FINE[2.0+] CL0805
#define arguments(...) (__VA_ARGS__) //~ WARNING[1.0,1.1,1.2,2.0] CL0805 //~ FINE[3.0+] CL0805
#define first(a, ...) (a) //~ WARNING[1.0,1.1,1.2,2.0] CL0805 //~ FINE[3.0+] CL0805
#define two(a, b) ((a) + (b)) //~ FINE CL0805
float4 four(void); //~ FINE CL0805
