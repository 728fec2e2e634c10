// The condition of a static assertion is a constant that is not zero (C11 6.7.10), wherever declarations stand. C99 has no
// such declaration: an array of negative size does what it does.
_Static_assert(1, "holds"); //~ WARNING CL0218
_Static_assert(0, "never"); //~ ERROR CL0442 //~ WARNING CL0218
_Static_assert(sizeof(int) == 4, "a size"); //~ WARNING CL0218
_Static_assert(sizeof(long) == 4, "a size"); //~ ERROR CL0442 //~ WARNING CL0218
_Static_assert(sizeof(float3) == 12, "padding"); //~ ERROR[1.1+] CL0442 //~ WARNING CL0218 //~ ERROR[1.0] CL0442 //~ WARNING[1.0] CL0805
_Static_assert('a' > 'b' || 2 < 1, "order"); //~ ERROR CL0442 //~ WARNING CL0218
enum { A, B = 3 };
_Static_assert(B - 3, "an enumerator"); //~ ERROR CL0442 //~ WARNING CL0218
_Static_assert(!A, "an enumerator"); //~ WARNING CL0218
void inside(void) {
  _Static_assert(sizeof(char) > 1, "in a function"); //~ ERROR CL0442 //~ WARNING CL0218
  if (A) {
    _Static_assert(0 ? 1 : 0, "in a block"); //~ ERROR CL0442 //~ WARNING CL0218
    _Static_assert(0 ? 0 : 1, "in a block"); //~ WARNING CL0218
  }
}
struct s {
  int a;
  _Static_assert(sizeof(int) == 2, "among members"); //~ ERROR CL0442 //~ WARNING CL0218
};
typedef char holds[sizeof(int) == 4 ? 1 : -1]; //~ FINE CL0442
typedef char order[B > A ? 1 : -1]; //~ FINE CL0442
