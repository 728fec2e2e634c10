// Where `half` stands without its extension: behind a pointer (OpenCL C 6.3.1.2, 6.11).
typedef half small;
void pointed(global half *a, local half *b, constant half *c, private half *d, const half *e, half f[3]) {
  global half *g = a + 1; local half *h = &b[2]; half *own[2]; float x = vload_half(0, a) + vload_half(1, c); float3 y = (float3)(0); vstore_half(x, 0, b); vstorea_half4((float4)(x), 0, g); float2 z = vload_half2(0, d); small *named;
  half i = vload_half(0, a); //~ ERROR CL0433
  half j[2]; //~ ERROR CL0433
  x = f[0]; //~ ERROR CL0433
  x = *c; //~ ERROR CL0433
  a[0] = x; //~ ERROR CL0433
  small k; //~ ERROR CL0433
  const half l = 0; //~ ERROR CL0433
}
constant half at_program_scope = 0; //~ ERROR CL0433
half pointee_result(void); //~ ERROR CL0433
global half *pointer_result(global half *p) { return p; }
void value(half a); //~ ERROR CL0433
kernel void launched(global half *p, constant half *c, local half *l) {}
kernel void launched_value(half h) {} //~ ERROR CL0433
struct pointer_member { global half *a; };
