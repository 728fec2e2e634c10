// std: 1.2 2.0
// A long condition was wrongly rejected with long operands.

typedef long long2_t __attribute__((ext_vector_type(2)));

void f(int2 c2, long2 lc2, float2 f2, double2 d2, uint2 u2, int i) {
  d2 = lc2 ? d2 : d2;
  f2 = c2 ? f2 : f2;
  d2 = c2 ? d2 : d2;
  f2 = lc2 ? f2 : f2;
  f2 = u2 ? f2 : 0.0f;
  f2 = f2 ? f2 : f2;
  i = c2 ? 1 : 2;
}
