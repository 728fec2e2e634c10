// std: 1.2 3.0
// Reserved data types, and C types that OpenCL lacks.
void f(void) {
  long long a;
  unsigned long long b;
  long double c;
  quad q;
  complex d;
  float _Complex e;
  imaginary g;
  float2x2 m;
  bool2 b2;
  char5 c5;
  float32 f32;
  unsigned char uc;
  unsigned int4 ui4;
  uint64_t u64;
  intptr_t ip;
  __int128 i128;
  wchar_t w;
  ulong l = 1ULL;
  ulong l2 = 1ul;
  long l3 = 0x1LL;
}
