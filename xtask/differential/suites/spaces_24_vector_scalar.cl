// std: 1.0 1.2 2.0 3.0
// Arithmetic conversions between vectors and scalars.

void widen(char4 c4, uchar4 uc4, short4 s4, int4 i4, uint4 u4, long4 l4, float4 f4, char c,
           short s, int i, uint u, long l, float f, bool b) {
  i4 = i4 + i;
  i4 = i + i4;
  i4 = i4 * c;
  i4 = i4 - s;
  i4 = i4 + 1;
  i4 = i4 + u;                  // rank
  i4 = i4 + l;                  // error
  i4 = i4 + f;                  // error
  c4 = c4 + c;
  c4 = c4 + i;                  // error
  c4 = c4 + 1;
  c4 = c4 + 1000;               // literal does not fit
  uc4 = uc4 + c;
  uc4 = uc4 * 2u;
  s4 = s4 + c;
  s4 = s4 * i;                  // error
  u4 = u4 + i;
  u4 = u4 * 3;
  l4 = l4 + i;
  l4 = l4 + 1.0f;               // error
  f4 = f4 * f;
  f4 = f4 * i;
  f4 = f4 * l;
  f4 = f4 * 2;
  f4 = 1.0f / f4;
  i4 = i4 + b;
  i4 += i;
  i4 += l;                      // error
  f4 *= 2.0f;
  c4 -= 'a';
  i += i4;                      // error
  f = f4 * f;                   // error
}

void vectors(int4 i4, uint4 u4, float4 f4, int2 i2, int3 i3, int8 i8, float2 f2) {
  (void)(i4 + i4);
  (void)(i4 + u4);              // error
  (void)(i4 + f4);              // error
  (void)(i4 + i2);              // error
  (void)(i4 + i3);              // error
  (void)(i4 << i4);
  (void)(i4 << u4);
  (void)(i4 << 2);
  (void)(1 << i4);              // error
  (void)(i4 << i2);             // error
  (void)(i4 << f4);             // error
  (void)(f4 << 1);              // error
  (void)(f4 % f4);              // error
  (void)(f4 & f4);              // error
  (void)(i4 & u4);              // error
  (void)(i4 & 1);
  (void)(~f4);                  // error
  (void)(-u4);
  i4 = u4;                      // error
  i4 = f4;                      // error
  i4 = i8;                      // error
  i4 = i8.lo;
  i4 = 3;
  f4 = 3;
  f4 = 2.5f;
  i4 = (int4)u4;                // error
  i4 = (int4)2.5f;
  i4 = convert_int4(f4);
  i4 = as_int4(f4);
  f4 = (float4)(f2, f2);
  f4 = (float4)(f2, 1);
  f4 = (float4)(f2, i2);        // error
  f4 = (float4)(f2, 1, 2, 3);   // error
  f4 = (float4)(f2);            // error
  i4++;
  f4--;
  i4 = i4 && f4;                // error
  i4 = f4 && f4;
  int n = i4;                   // error
  n = (int)i4;                  // error
}
