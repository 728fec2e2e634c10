// std: 1.2 2.0 3.0

typedef int bool_t;
bool b1 = true;
bool2 b2;
quad q;
complex float cf;
imaginary float imf;
float2x2 m;
long long ll;
long double ld;
signed s;
unsigned u(void);
unsigned char4 uc;
signed float sf;
short int si(short int x) { return x; }
double4 d4(double4 d);
half h(half *p);
half2 *h2(global half2 *p);
uint unsigned_again(unsigned x, uint y);
size_t sz(ptrdiff_t a, intptr_t b, uintptr_t c);
_Bool under(_Bool x) { return !x; }
auto int ai(void);
register int rg;
void f(void) {
  register int r = 1;
  auto int a = 2;
  thread_local int t;
  extern constant int ec;
  static constant int sc = 1;
  static int si2 = 0;
  goto end;
end:
  return;
}
