// std: 1.0 1.2 2.0 3.0
__kernel void a(__global int *p, __constant float *q, __local char *r) {}
kernel void b(global int *p, constant float *q, local char *r) {}
int __global *reversed;
void c(int global *p, const int constant *const q, private int *r, int private *private s) {}
unsigned u1; signed s1;
void types(void) {
  uchar uc; ushort us; uint ui; ulong ul;
  unsigned char uc2; unsigned short us2; long unsigned ul2;
  long long ll;
  unsigned long long ull;
  long double ld;
  long long int __attribute__((aligned(8))) lla;
  bool b = true, nb = false;
  size_t sz; ptrdiff_t pd; intptr_t ip; uintptr_t up;
  _Bool b2;
  double d = 1.0;
  quad q;
  char2 c2; char5 c5; float32 f32;
  bool2 b2v;
  complex double cd;
  float _Complex fc;
  int restrict ri;
  int *restrict rp;
  auto int ai; register int reg = 0;
  wchar_t wc;
}
void generic_kw(generic int *p, __generic int *q);
