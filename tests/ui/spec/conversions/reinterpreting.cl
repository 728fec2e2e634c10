// The same bits as another type, by unions and by `as_…` (OpenCL C 6.4.4).
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
struct pair { int a, b; };
union bits { float f; uint u; double d; uchar4 c; struct pair p; };
enum colour { red, green };
void unions(union bits b, float x) {
  // A member is read whichever was written.
  b.u = 1; x = b.f; b.f = 1.0f; b.d = b.u; b.c = (uchar4)(1); x = b.p.b; union bits c = { .d = 1.0 }; x = c.f;
  c = 1.0f; //~ ERROR CL0506
  x = b; //~ ERROR CL0506
}
void f(char c, uchar uc, short s, ushort us, int i, uint u, long l, ulong ul, float x, double d, size_t n, bool b, char2 c2, uchar4 uc4, short2 s2, int2 i2, int4 i4, short8 s8, float2 x2, float4 x4, double2 d2, long4 l4, struct pair p, global int *g, enum colour e) {
  // Every type but bool, void and half, to another of as many bytes.
  uc = as_uchar(c); c = as_char(uc); us = as_ushort(s); u = as_uint(x); x = as_float(i); d = as_double(l); ul = as_ulong(d); x = as_float(0x3f800000); i = as_int(i); n = as_ulong(n); n = as_size_t(l); n = as_uintptr_t(as_ptrdiff_t(n)); i = as_int(e); i = as_int(uc4); s = as_short(c2); l = as_long(x2); d = as_double(i2);
  i4 = as_int4(x4); x4 = as_float4(as_int4(x4) & (x4 < x4)); s8 = as_short8(i4); s2 = as_short2(i); d2 = as_double2(x4); uc4 = as_uchar4(x); i4 = as_int4(s8); c2 = as_char2(us);
  // Another number of bytes is an error.
  d = as_double(x); //~ ERROR CL0515
  s = as_short(c); //~ ERROR CL0515
  i = as_int(uc); //~ ERROR CL0515
  i = as_int(true); //~ ERROR CL0515
  i4 = as_int4(i2); //~ ERROR CL0515
  d2 = as_double2(x2); //~ ERROR CL0515
  x2 = as_float2(l4); //~ ERROR CL0515
  uc4 = as_uchar4(d); //~ ERROR CL0515
  // Arguments are not promoted: `c + c` is an int, `'a'` too, `c` is not.
  i = as_int(c + c); i = as_int('a'); c = as_char((char)(c + c));
  c = as_char(c + c); //~ ERROR CL0515
  i = as_int(s); //~ ERROR CL0515
  i = as_int(1l); //~ ERROR CL0515
  x = as_float(1.0); //~ ERROR CL0515
  i = as_int(unions); //~ ERROR CL0420
  // There is one operator for each type.
  b = as_bool(c); //~ ERROR CL0601
  as_void(c); //~ ERROR CL0601
  i4 = as_int5(i4); //~ ERROR CL0601
  i = as_int(); //~ ERROR CL0603
  i = as_int(i, i); //~ ERROR CL0603
  // The result is a value of the type that the name says.
  x = as_int4(x4); //~ ERROR CL0506
  u = as_uint4(x4).x;
  as_int(x) = 1; //~ ERROR CL0521
  as_int4(x4).x = 1; //~ ERROR CL0521
}
