// Operands of more than one vector type are an error (6.4.6; the cases of each operator in 6.5): lengths, signs and kinds
// of elements must agree, since nothing is converted. A shift takes its operands
// as they are.
void binary(float4 f4, float2 f2, int4 i4, uint4 u4, short4 s4) {
  f4 = f4 + i4; //~ ERROR CL0503
  f4 = f4 * f2; //~ ERROR CL0503
  i4 = i4 - u4; //~ ERROR CL0503
  i4 = i4 / s4; //~ ERROR CL0503
  i4 = i4 % u4; //~ ERROR CL0503
  i4 = i4 < u4; //~ ERROR CL0503
  i4 = f4 >= i4; //~ ERROR CL0503
  i4 = i4 == u4; //~ ERROR CL0503
  i4 = f4 != f2; //~ ERROR CL0503
  i4 = i4 & u4; //~ ERROR CL0503
  i4 = i4 ^ s4; //~ ERROR CL0503
  i4 = i4 && u4; //~ ERROR CL0503
  i4 = i4 || s4; //~ ERROR CL0503
  f4 += i4; //~ ERROR CL0503
  i4 *= u4; //~ ERROR CL0503
  i4 |= s4; //~ ERROR CL0503
  f4 = f4.xy + f4; //~ ERROR CL0503
  f4 = f4 + (int4)(1); //~ ERROR CL0503
  i4 = i4 << i4.xy; //~ ERROR CL0502
  f4 = f4 + convert_float4(i4); //~ FINE CL0503
  f4 = f4 * as_float4(i4); //~ FINE CL0503
  i4 = i4 - as_int4(u4); //~ FINE CL0503
  f2 = f4.xy + f2; //~ FINE CL0503
  i4 = f4 < f4; //~ FINE CL0503
  i4 = (f4 < f4) & i4; //~ FINE CL0503
  s4 = convert_short4(i4) | s4; //~ FINE CL0503
  f4 += f4.wzyx; //~ FINE CL0503
  f4 = f4 + f4.x; //~ FINE CL0503
  i4 = i4 << i4; //~ FINE CL0503
}
