// std: 1.2 2.0
enum E { A, B, C };
enum F { X, Y };
__constant uchar uc0 = 256;
__constant char c0 = 200;
__constant uint u0 = -1;
__constant int i0 = 1.5f;
__constant int i1 = 4294967296;
__constant float f0 = 16777217;
__constant float f1 = 1e40;
__constant double d0 = 1.0;
void conv(char c, uchar uc, short s, int i, uint u, long l, float f, enum E e, enum F x, __global int *p, bool b) {
  c = i;
  c = 300;
  uc = -1;
  s = 70000;
  s = c + c;
  i = l;
  i = u;
  u = -1;
  l = 1 << 40;
  i = 0x80000000;
  i = 2147483648;
  i = 3.9;
  i = f;
  f = i;
  f = l;
  f = 1.0;
  f = 0.1;
  e = x;
  e = 7;
  e = i;
  e = A;
  if (e == x)
    ;
  b = i;
  b = 2;
  b = f;
  b = p;
  i = b;
  p = 0;
  p = 1;
  p = i;
  i = p;
  l = p;
  f = p;
  p = f;
  if (u < 0)
    ;
  if (uc == 256)
    ;
  if (u < i)
    ;
}
