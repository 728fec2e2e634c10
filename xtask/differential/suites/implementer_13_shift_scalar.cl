// std: 1.2
#define CHECK(c) int CAT(chk, __LINE__)[(c) ? 1 : -1]
kernel void shifts(global int *o, int a, uint b, char c, long l, char4 c4) {
  o[0] = a << 32;
  o[1] = a << 33;
  o[2] = a >> -1;
  o[3] = b >> 31;
  o[4] = c << 9;
  o[5] = l << 64;
  o[6] = 1 << 31;
  int x[(1 << 33) == 2 ? 1 : -1];
  int y[(1 >> 32) == 1 ? 1 : -1];
  int z[((char)1 << 9) == 512 ? 1 : -1];
  c4 = c4 << 9;
  c4 = c4 << (char4)(9);
  a <<= 1.0f;
  a = 1.0f << a;
}
