// std: 1.0 1.2 2.0 3.0
_Bool b1;
_Complex float cf;
_Imaginary float imf;
_Static_assert(sizeof(int) == 4, "int");
_Static_assert(sizeof(int4) == 4, "int4");
_Static_assert(1);
_Atomic int at;
_Alignas(16) constant int al = 1;
_Noreturn void nr(void);
int gen(int x) { return _Generic(x, int: 1, float: 2, default: 3); }
long double ld(long double x);
constant long long ll = 1LL;
constant unsigned long long ull = 1ULL;
asm("nop");
void variadic(int n, ...);
int printf(const char *fmt, ...);
int recursive(int n) { return n ? recursive(n - 1) : 0; }
int main(void) { return 0; }
kernel int ret(void);
void *vp(void *p) { return p + 1; }
int vla(int n) { int a[n]; return sizeof(a); }
struct BF { unsigned a : 3; int : 0; };
wchar_t wc;
class C { int x; };
template<typename X> X id(X x);
namespace N { int y; }
using U = int;
int ref(int &r);
void f(void) {
  asm("nop");
  __asm__ volatile ("" ::: "memory");
  auto x = 1;
  nullptr;
  true; false;
  NULL;
  new int;
  throw 1;
  try { } catch (...) { }
  int y = static_cast<int>(1.0f);
  goto *0;
  __builtin_trap();
  malloc(4);
  0b101; 1'000; 0x1p3f; 08; 1.0h; 3u8; L'a'; u8"x"; "a" "b";
  int $dollar, é;
  typeof(y) z; y ** z;
}
#include <not_there.h>
