// std: 1.2 2.0

constant int over = 1 << 33;
constant int neg = 1 << -1;
constant uint u = 1u >> 40;
constant long l = 1l << 64;

void sh(int i, uint4 u4, int4 i4, int2 i2, float f, char c, long l, uchar4 uc4) {
  i = i << 32;
  i = i >> -1;
  i = i << 31;
  c = c << 9;
  l = l << 63;
  i4 = i4 << 2;
  i4 = i4 << 32;
  i4 = i4 << i4;
  i4 = i4 << u4;
  i4 = i4 << i2; //~ ERROR CL0502
  i4 = 1 << i4; //~ ERROR CL0505
  i = i << i2; //~ ERROR CL0505
  i4 = i4 << l;
  i4 = i4 >> uc4;
  i4 <<= 2;
  i <<= i4; //~ ERROR CL0505
  i <<= f; //~ ERROR CL0502
  i4 <<= f; //~ ERROR CL0502
}
