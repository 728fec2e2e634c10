// std: 1.1 1.2 2.0
typedef int __attribute__((ext_vector_type(4))) my4;
typedef __attribute__((ext_vector_type(4))) float myf4;
typedef float myf3 __attribute__((ext_vector_type(3)));
typedef int v16b __attribute__((vector_size(16)));
typedef float bad1 __attribute__((ext_vector_type(0)));
typedef float bad2 __attribute__((ext_vector_type(-1)));
typedef float bad3 __attribute__((ext_vector_type));
typedef float bad4 __attribute__((ext_vector_type(4.0)));
typedef float bad5 __attribute__((ext_vector_type(1, 2)));
typedef bool bad6 __attribute__((ext_vector_type(4)));
typedef void bad7 __attribute__((ext_vector_type(4)));
typedef struct S { int i; } bad8 __attribute__((ext_vector_type(4)));
typedef int *bad9 __attribute__((ext_vector_type(4)));
typedef float odd5 __attribute__((ext_vector_type(5)));
typedef float one1 __attribute__((ext_vector_type(1)));
typedef int bad10 __attribute__((vector_size(15)));
typedef int bad11 __attribute__((vector_size(0)));
void f(void) {
  my4 a = (my4)(1, 2, 3, 4);
  int4 b = a;
  myf4 c = a;
  myf3 d = c.xyz;
  v16b e = a;
  v16b g = {1, 2, 3, 4};
  e = g + a;
  int h = g[0] + a[1];
  h = g.x;
  odd5 i = (odd5)(1.0f);
  i = (odd5)(1.0f, 2.0f, 3.0f, 4.0f, 5.0f);
  i.s4 = 1.0f;
  i.s5 = 1.0f;
  one1 j = 1.0f;
  j.x = 2.0f;
}
