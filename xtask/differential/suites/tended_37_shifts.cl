// std: 1.2 2.0

void shifts(int s, int4 v, uint4 u, float f, int3 v3, char c, long4 l) {
  s = s << 2;
  s = s << 32;
  s = s >> -1;
  v = v << s;
  v = v << u;
  v = v << v3;
  v = v << l;
  v = s << v;
  v >>= 1;
  v <<= (int4)(33);
  c <<= 9;
  v = v << f;
  f <<= 1;
  s <<= v;
}
