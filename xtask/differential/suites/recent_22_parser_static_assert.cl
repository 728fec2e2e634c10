// std: 1.2 3.0
// Type sizes and alignments checked at compile time.

_Static_assert(sizeof(char) == 1, "char");
_Static_assert(sizeof(long) == 8, "long");
_Static_assert(sizeof(size_t) == 8, "spir64");
_Static_assert(sizeof(half) == 2, "half");
_Static_assert(sizeof(int3) == 16, "int3");
_Static_assert(sizeof(char3) == 4, "char3");
_Static_assert(sizeof(double16) == 128, "double16");
_Static_assert(sizeof(bool) == 1, "bool");
_Static_assert(sizeof(global int *) == 8, "global pointer");
_Static_assert(sizeof(local int *) == 4, "local pointer");
_Static_assert(__alignof__(float4) == 16, "alignment");
_Static_assert(_Alignof(float3) == 16, "alignment");
_Static_assert(vec_step(int4) == 4, "step");
_Static_assert(vec_step(int3) == 4, "step of 3");
_Static_assert(vec_step(int) == 1, "step of scalar");
_Static_assert(vec_step(void) == 1, "step of void");
_Static_assert((char)-1 < 0, "char is signed");
_Static_assert('\xff' == -1, "character constant");
_Static_assert(sizeof('a') == 4, "character constant");
_Static_assert(sizeof(1.0f) == 4, "float");
_Static_assert(sizeof(1.0) == 8, "double");
_Static_assert(0, "fails");
_Static_assert(1);
constant int n = 4;
_Static_assert(n == 4, "not a constant");
struct s { char c; double d; };
_Static_assert(sizeof(struct s) == 16, "struct");

void f(int a) {
  _Static_assert(a, "parameter");
  _Static_assert(sizeof(a) == 4, "in a function");
  int x = vec_step(struct s);
  x = vec_step(a, a);
}

// Types and spelling of literals.
_Static_assert(sizeof(1L) == 8 && sizeof(1UL) == 8, "long literals");
_Static_assert(sizeof(2147483648) == 8, "too large for int");
_Static_assert(sizeof(0xffffffff) == 4, "unsigned int");
_Static_assert(0b101 == 5 && 017 == 15, "bases");
_Static_assert(sizeof("abc") == 4, "string");
constant long ll = 1LL;
constant ulong ul = 18446744073709551616;
constant float hexf = 0x1.8p1f;
constant float badf = 1.0g;
constant int oct = 089;
constant char esc = '\q';
constant char multi = 'ab';
constant char empty = '';
constant float big = 1e50f;
