// Storage classes (OpenCL C 6.10).
typedef int type; typedef struct { int a; } record; typedef float4 vector, *to_vector;
// `extern` and `static` came with 1.2.
extern void elsewhere(void); //~ ERROR[1.0,1.1] CL0407
static void own(void) {} //~ ERROR[1.0,1.1] CL0407
extern kernel void launched(read_only image2d_t i); //~ ERROR[1.0,1.1] CL0407
static inline float4 quick(float4 v) { return v; } //~ ERROR[1.0,1.1] CL0407
static constant float4 colours[2] = { (float4)(1.0f), (float4)(2.0f) }; //~ ERROR[1.0,1.1] CL0407
extern constant float4 noise[256]; //~ ERROR[1.0,1.1] CL0407
// `auto` and `register` there are none, anywhere.
auto constant int a = 1; //~ ERROR CL0407
register constant int b = 1; //~ ERROR CL0407
auto void c(void); //~ ERROR CL0407
void d(register int n); //~ ERROR CL0407
void e(auto int n); //~ ERROR CL0407
void f(void) {
  auto int x = 1; //~ ERROR CL0407
  register int y = 1; //~ ERROR CL0407
  for (register int i = 0; i < 2; i++) {} //~ ERROR CL0407
}
// Neither `extern` nor `static` is for parameters and members, nor two at once.
void g(static int n); //~ ERROR CL0407
void h(extern int n); //~ ERROR CL0407
struct member { static int n; }; //~ ERROR CL0204
typedef static int both; //~ ERROR CL0204
extern static void both_too(void); //~ ERROR CL0204 //~ ERROR[1.0,1.1] CL0407
// A kernel is not static; what is inside functions is in global or constant memory.
static kernel void i(void) {} //~ ERROR CL0702 //~ ERROR[1.0,1.1] CL0407
#if __OPENCL_C_VERSION__ >= 200
void j(void) {
  static int k; static global int l; static constant int m = 1;
  static local int n; //~ ERROR[2.0+] CL0307
  static private int o; //~ ERROR[2.0+] CL0307
  while (1) { static global int inside; }
}
#endif
