// What becomes of another type by itself (OpenCL C 6.4.1).
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
struct pair { int a, b; };
enum colour { red, green };
void nothing(void);
float takes_float(float x);
float4 takes_vector(float4 v);
struct pair takes_pair(struct pair p);
void takes_pointer(global int *p, const int *q);
// Between numbers, however wide: in assignments, initial values, arguments and results.
char to_char(ulong v) { return v; }
ulong to_ulong(float v) { return v; }
double to_double(bool v) { return v; }
bool to_bool(double v) { return v; }
enum colour to_enum(float v) { return v; }
size_t to_size(char v) { return v; }
int from_true = true; //~ ERROR[1.0,1.1,1.2] CL0307
void numbers(char c, uchar uc, short s, uint u, long l, float x, double d, bool b, enum colour e) {
  float a = 5; char f = 1.5; bool g = 0.1f; uint h = -1; long i = x; short j = u; double k = s; enum colour m = 2; size_t n = d; uchar o = e;
  c = d; x = takes_float(l); x = takes_float(b); x = takes_float(e); b = c; e = u; int p[] = { 1.5f, 2, true };
}
// Not of void.
void of_void(int i, float4 v) {
  i = nothing(); //~ ERROR CL0506
  v = nothing(); //~ ERROR CL0506
  i = takes_float(nothing()); //~ ERROR CL0506
  int j = (void)i; //~ ERROR CL0506
}
// Not of half, but where its extension is enabled.
void of_half(global half *h, float x) {
  x = h[0]; //~ ERROR CL0433
  h[0] = x; //~ ERROR CL0433
}
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
void of_half_enabled(half h, float x, int i, double d, half4 h4, bool b) { x = h; h = x; i = h; h = i; h = d; d = h; h4 = h; h4 = 1; h4 = x; b = h; }
#pragma OPENCL EXTENSION cl_khr_fp16 : disable
// A number becomes a vector.
float4 widened(int i) { return i; }
char16 widened_further(double d) { return d; }
void to_vectors(int i, double d, bool b, enum colour e, char2 c2, uint8 u8, float3 x3, global float4 *g, struct pair p, global int *q) {
  c2 = i; u8 = d; x3 = b; x3 = e; *g = 1; float4 v = 0; int16 w = 1.5f; x3 = takes_vector(i).xyz; c2 = d;
  c2 = p; //~ ERROR CL0506
  u8 = q; //~ ERROR CL0506
  x3 = nothing(); //~ ERROR CL0506
  v = "text"; //~ ERROR CL0506
}
// A vector becomes no number, and no other vector.
int narrowed(int2 v) { return v; } //~ ERROR CL0506
float4 of_other_elements(int4 v) { return v; } //~ ERROR CL0506
uint4 of_other_sign(int4 v) { return v; } //~ ERROR CL0506
float4 of_fewer(float2 v) { return v; } //~ ERROR CL0506
float2 of_more(float4 v) { return v; } //~ ERROR CL0506
double2 of_wider(float2 v) { return v; } //~ ERROR CL0506
void vectors(int4 i4, uint4 u4, float4 x4, float3 x3, short4 s4, int i, bool b, struct pair p) {
  x4 = i4; //~ ERROR CL0506
  u4 = i4; //~ ERROR CL0506
  i4 = s4; //~ ERROR CL0506
  x4 = x3; //~ ERROR CL0506
  x3 = x4; //~ ERROR CL0506
  b = i4; //~ ERROR CL0506
  p = i4; //~ ERROR CL0506
  int4 j4 = x4; //~ ERROR CL0506
  int4 k4[2] = { i4, x4 }; //~ ERROR CL0506
  i = takes_float(x4); //~ ERROR CL0506
  x4 = takes_vector(i4); //~ ERROR CL0506
  x4 = takes_vector(x3); //~ ERROR CL0506
  p.a = i4; //~ ERROR CL0506
  x4 = takes_vector(x4);
}
// Structs, unions and arrays become nothing else.
void records(struct pair p, int i, int list[2]) {
  int array[2];
  i = p; //~ ERROR CL0506
  p = i; //~ ERROR CL0506
  p = takes_pair(i); //~ ERROR CL0506
  struct pair q = i; //~ ERROR CL0506
  array = list; //~ ERROR CL0521
  p = takes_pair(p);
}
// Pointers as in C: through void, with more qualifiers, and from the constant 0; other integers are no pointers.
void pointers(global int *g, global float *x, global void *v, const int *k, int *q, global const int *gk, int i, float f, int4 v4) {
  v = g; g = v; g = 0; g = (void *)0; gk = g; k = q; takes_pointer(g, q); takes_pointer(0, 0); x = v; bool b = g;
  g = 1; //~ ERROR CL0507
  g = i; //~ ERROR CL0507
  i = g; //~ ERROR CL0507
  g = f; //~ ERROR CL0506
  f = g; //~ ERROR CL0506
  v4 = g; //~ ERROR CL0506
  g = v4; //~ ERROR CL0506
  takes_pointer(i, k); //~ ERROR CL0507
}
// Other pointers pass with a warning in compilers: CL0508 to CL0510 have them.
