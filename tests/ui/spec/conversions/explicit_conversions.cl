// The functions `convert_…` (OpenCL C 6.4.3): which there are, and what they take. The table of functions has each of them; here
// stand the sentences.
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
enum colour { red, green };
void f(char c, uchar4 uc4, int i, int4 i4, float x, float4 x4, double4 d4, long2 l2, ulong16 ul16, bool b, size_t n, struct { int a; } p, global int *g, char8 c8, int2 i2, ushort4 us4, short4 s4) {
  // From every number to every other; to itself nothing changes.
  i4 = convert_int4(uc4); i = convert_int(x); x4 = convert_float4(i4); d4 = convert_double4(i4); uc4 = convert_uchar4(d4); c = convert_char(c); x4 = convert_float4(x4); l2 = convert_long2(i2); i = convert_int(b); i = convert_int(n); i = convert_int(red); c8 = convert_char8(ul16.lo); ul16 = convert_ulong16(ul16);
  // As many elements on both sides.
  i4 = convert_int4(c8); //~ ERROR CL0604
  i2 = convert_int2(x4); //~ ERROR CL0604
  i = convert_int(x4); //~ ERROR CL0604
  c8 = convert_char8(ul16); //~ ERROR CL0604
  // A scalar becomes no vector so, unless the arguments are widened to the only vectors that there are.
  x = convert_float(x4.x); x4.lo = convert_float2(i4.hi);
  // Of numbers alone.
  i = convert_int(p); //~ ERROR CL0604
  i = convert_int(g); //~ ERROR CL0604
  i = convert_int(); //~ ERROR CL0604
  i = convert_int(1, 2); //~ ERROR CL0604
  // The result is of the type that the name says.
  i4 = convert_uint4(x4); //~ ERROR CL0506
  x4 = convert_int4(x4); //~ ERROR CL0506
  // Four rounding modes, saturated or not: the mode stands behind `_sat`.
  i4 = convert_int4_rte(x4); i4 = convert_int4_rtz(x4); i4 = convert_int4_rtp(x4); i4 = convert_int4_rtn(x4); i4 = convert_int4_sat(x4); i4 = convert_int4_sat_rte(x4); uc4 = convert_uchar4_sat_rtn(d4); us4 = convert_ushort4_sat(s4); c = convert_char_sat(i); x4 = convert_float4_rtp(i4); i4 = convert_int4_sat(i4); x4 = convert_float4_rte(d4); i4 = convert_int4_rtz(s4);
  i4 = convert_int4_rte_sat(x4); //~ ERROR CL0601
  i4 = convert_int4_rtx(x4); //~ ERROR CL0601
  i4 = convert_int4_saturated(x4); //~ ERROR CL0601
  i4 = convert_int4_sat_sat(x4); //~ ERROR CL0601
  // Nothing is saturated that has infinities.
  x4 = convert_float4_sat(i4); //~ ERROR CL0602
  x = convert_float_sat_rte(i); //~ ERROR CL0602
  d4 = convert_double4_sat(x4); //~ ERROR CL0602
  // No conversion is to a type without numbers, with other counts or by another name.
  b = convert_bool(i); //~ ERROR CL0601
  n = convert_size_t(i); //~ ERROR CL0601
  i = convert_void(i); //~ ERROR CL0601
  i4 = convert_int5(i4); //~ ERROR CL0601
  i = convert_int1(i); //~ ERROR CL0601
  i = convert_unsigned(i); //~ ERROR CL0601
  i = convert_enum(i); //~ ERROR CL0601
}
