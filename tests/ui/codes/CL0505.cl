// What shifts a scalar is a scalar; a vector is shifted by either (6.5.10).
void shifts(int i, uint u, char c, long l, int4 i4, uint4 u4, char2 c2) {
  i4 = i << i4; //~ ERROR CL0505
  i4 = i >> i4; //~ ERROR CL0505
  i4 = 1 << i4; //~ ERROR CL0505
  u4 = u >> u4; //~ ERROR CL0505
  c2 = c << c2; //~ ERROR CL0505
  i4 = l >> i4; //~ ERROR CL0505
  i4 = (i + 1) << i4; //~ ERROR CL0505
  i4 = i4.x << i4; //~ ERROR CL0505
  i = i << i4.xy; //~ ERROR CL0505
  i <<= i4; //~ ERROR CL0505
  u >>= u4; //~ ERROR CL0505
  i4 = (int4)(i) << i4; //~ FINE CL0505
  i4 = i4 << i4; //~ FINE CL0505
  i4 = i4 >> i; //~ FINE CL0505
  i = i << i4.x; //~ FINE CL0505
  i4 <<= i4; //~ FINE CL0505
  u4 >>= u; //~ FINE CL0505
  i <<= i4.w; //~ FINE CL0505
}
constant int4 at_program_scope = 1 << (int4)(1, 2, 3, 4); //~ ERROR CL0505
constant int4 vector_first = (int4)(1) << (int4)(1, 2, 3, 4); //~ FINE CL0505
