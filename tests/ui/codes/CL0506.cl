// What takes a value takes one of its own type, or a scalar where it is a scalar or a vector (6.4.1, 6.5.15): vectors,
// structs and opaque types are converted to nothing. So for initial values, assignments, arguments and results.
struct s { int a; };
struct t { int a; };
void nothing(void);
void take(int a, float4 b, struct s c);
void values(int i, float f, float4 f4, int4 i4, float2 f2, struct s s, struct t t, int *p) {
  int a = f4; //~ ERROR CL0506
  int4 b = f4; //~ ERROR CL0506
  float2 c = f4; //~ ERROR CL0506
  struct s d = t; //~ ERROR CL0506
  struct s e = i; //~ ERROR CL0506
  int g = s; //~ ERROR CL0506
  int h = nothing(); //~ ERROR CL0506
  float k = p; //~ ERROR CL0506
  int *l = f; //~ ERROR CL0506
  int list[2] = { i, f4 }; //~ ERROR CL0506
  i = i4; //~ ERROR CL0506
  i4 = f4; //~ ERROR CL0506
  f4.xy = f4; //~ ERROR CL0506
  f4.x = f2; //~ ERROR CL0506
  s = t; //~ ERROR CL0506
  s.a = s; //~ ERROR CL0506
  p = s; //~ ERROR CL0506
  take(f4, f4, s); //~ ERROR CL0506
  take(i, i4, s); //~ ERROR CL0506
  take(i, f4, t); //~ ERROR CL0506
  int m = f; //~ FINE CL0506
  float4 n = i; //~ FINE CL0506
  struct s o = s, q = { i }; //~ FINE CL0506
  f4 = f; //~ FINE CL0506
  f4.xy = f2; //~ FINE CL0506
  bool r = p; //~ FINE CL0506
  take(f, f, s); //~ FINE CL0506
  i4 = convert_int4(f4); //~ FINE CL0506
}
int scalar(int4 v) { return v; } //~ ERROR CL0506
float4 vector(int4 v) { return v; } //~ ERROR CL0506
struct s record(int a) { return a; } //~ ERROR CL0506
int element(int4 v) { return v.x; } //~ FINE CL0506
float4 widened(int a) { return a; } //~ FINE CL0506
kernel void opaque(sampler_t sampler, read_only image2d_t image) {
  int a = sampler; //~ ERROR CL0506
  int b = image; //~ ERROR CL0506
  event_t e = 0; //~ FINE CL0506
  int c = e; //~ ERROR CL0506
}
