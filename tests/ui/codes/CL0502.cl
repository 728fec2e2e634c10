// What each operator takes (6.5.1 to 6.5.10): `%`, shifts and bits integers alone, arithmetic no structs and no opaque
// types, `++` no floating numbers (though compilers count scalars all the same). Before 1.2 the logical operators take no floating
// numbers either.
struct s { int a; };
void binary(float f, int i, float4 f4, int4 i4, struct s s, int *p) {
  f = f % 2; //~ ERROR CL0502
  f4 = f4 % f4; //~ ERROR CL0502
  i = i << f; //~ ERROR CL0502
  f = f >> 1; //~ ERROR CL0502
  f4 = f4 << 1; //~ ERROR CL0502
  i4 = i4 << f; //~ ERROR CL0502
  f = f & 1; //~ ERROR CL0502
  i = i | f; //~ ERROR CL0502
  f4 = f4 ^ f4; //~ ERROR CL0502
  i = s + 1; //~ ERROR CL0502
  i = s == s; //~ ERROR CL0502
  i = s && 1; //~ ERROR CL0502
  p = p * 2; //~ ERROR CL0502
  p = p + p; //~ ERROR CL0502
  p = p + f; //~ ERROR CL0502
  i = p < f; //~ ERROR CL0502
  i = (void)i + 1; //~ ERROR CL0502
  f %= 2; //~ ERROR CL0502
  f <<= 1; //~ ERROR CL0502
  i |= f; //~ ERROR CL0502
  p *= 2; //~ ERROR CL0502
  i = i % 3 << 1 & 7; //~ FINE CL0502
  i4 = i4 % 3 << i4 | 1; //~ FINE CL0502
  f = f * 2 - f / i; //~ FINE CL0502
  p = p + 1; //~ FINE CL0502
  i = p - p; //~ FINE CL0502
  i %= 2; //~ FINE CL0502
}
void unary(float f, int i, float4 f4, int4 i4, struct s s, int *p) {
  f = ~f; //~ ERROR CL0502
  f4 = ~f4; //~ ERROR CL0502
  p = -p; //~ ERROR CL0502
  i = ~p; //~ ERROR CL0502
  i = !s; //~ ERROR CL0502
  i = -s; //~ ERROR CL0502
  s++; //~ ERROR CL0502
  f++; //~ WARNING CL0502
  --f4; //~ ERROR CL0502
  i4++; //~ FINE CL0502
  p--; //~ FINE CL0502
  i = -i + ~i + !p; //~ FINE CL0502
  f4 = -f4; //~ FINE CL0502
  i = !f; //~ ERROR[1.0,1.1] CL0502 //~ FINE[1.2+] CL0502
  i4 = !f4; //~ ERROR[1.0,1.1] CL0502 //~ FINE[1.2+] CL0502
  i = f && i; //~ ERROR[1.0,1.1] CL0502 //~ FINE[1.2+] CL0502
  i4 = f4 || f4; //~ ERROR[1.0,1.1] CL0502 //~ FINE[1.2+] CL0502
}
kernel void opaque(read_only image2d_t image, sampler_t sampler) {
  int a = image == image; //~ ERROR CL0502
  int b = sampler + 1; //~ ERROR CL0502
  int c = !image; //~ ERROR CL0502
  event_t e;
  int d = e + 1; //~ ERROR CL0502
}
#if __OPENCL_C_VERSION__ >= 200
void atomics(atomic_int *a, int i) {
  i = *a + 1; //~ ERROR[2.0+] CL0502
  i = -*a; //~ ERROR[2.0+] CL0502
  (*a)++; //~ ERROR[2.0+] CL0502
  *a += 1; //~ ERROR[2.0+] CL0502
  i = *a == 1; //~ ERROR[2.0+] CL0502
  i = atomic_load(a) + 1; //~ FINE[2.0+] CL0502
}
#endif
