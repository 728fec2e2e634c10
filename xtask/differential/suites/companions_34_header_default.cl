// std: 1.0 1.2 2.0 3.0


float f(float x) { return sin(x); }
float4 g(float4 x) { return mix(x, x, 0.5f); }
uint h(uint a, uint b) { return mul_hi(a, b) + mad24(a, b, a) + rotate(a, 3u); }

void test_typedefs(void) {
  uchar a = 0xff;
  ushort b = UINT_MAX;
  size_t c = sizeof(c);
  intptr_t d = 0;
  float e = MAXFLOAT + M_PI_F;
  int i = INT_MIN;
  uintptr_t j = (uintptr_t)&i;
}
