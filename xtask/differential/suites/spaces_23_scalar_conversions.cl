// std: 1.1 1.2 2.0 3.0
// bool and implicit conversions of scalars; bool vectors do not exist.

typedef struct { int a; } S;
enum E { E0, E1 = 5, E_BIG = 300 };

void bools(int i, float f, global int *p, int4 v, S s) {
  bool a = true;
  bool b = false;
  bool c = i;
  bool d = f;
  bool e = p;
  bool g = v;                     // error
  bool h = s;                     // error
  bool2 j;                        // error: reserved
  bool4 k = (bool4)(true);        // error: reserved
  bool arr[3] = {1, 0, true};
  int l = true + true;
  a = !a;
  a++;
  a--;
  a &= b;
  a = a < b;
  i = a ? 1 : 2;
  unsigned bool m;                // error
  int4 n = (int4)(true);
  int4 o = (int4)(true, false, 1, 0);
  int4 q = a;
  bool r = arr[0] + arr[1];
}
typedef bool my_bool4 __attribute__((ext_vector_type(4)));  // error or reserved
typedef int my_int5 __attribute__((ext_vector_type(5)));
typedef float my_bad __attribute__((ext_vector_type(0)));   // error

void scalars(char c, uchar uc, short s, ushort us, int i, uint u, long l, ulong ul, float f,
             size_t sz) {
  c = i;
  uc = 256;                       // constant changes
  c = 200;                        // constant changes
  s = l;
  us = -1;
  i = u;
  u = -1;
  i = 3000000000;                 // constant changes
  l = ul;
  ul = f;
  f = l;
  i = 1.5f;
  f = 1;
  i = f;
  f = 16777217;
  sz = -1;
  i = c + uc;
  u = i + u;
  i = 'ab';
  i = 1 << 40;                    // too far
  i = i << -1;                    // negative
  u = 1u << 31;
  i = 1 / 0;
  i = f % 2;                      // error
  f = f & 1;                      // error
  enum E e = 1;
  e = E1;
  i = E1;
  c = E_BIG;
  e = f;
  S t = i;                        // error
  i = t;                          // error
  i = (S)i;                       // error
  f = (float)t;                   // error
  (void)t;
}

long long ll;                     // reserved or a warning
unsigned float uf;                // error
signed char sc = -1;
unsigned un = 4;
short int si;
