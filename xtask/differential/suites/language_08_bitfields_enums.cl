// std: 1.0 1.1 1.2 2.0 3.0
// Bit-fields (not supported by OpenCL C), enumerations.

struct bf {
  int a : 3;
  unsigned b : 5;
  int : 0;
  uint c : 33;
  float d : 4;
  int e : -1;
  int4 f : 2;
  int ok;
};

enum color { RED, GREEN = 5, BLUE };
enum { ANON = 1 << 4, ANON2 = ANON | 1, };
enum color { OTHER };
enum dup { RED };
enum bad { FIRST = 1.5f, SECOND };
enum nonconst { THIRD = get_global_id(0) };
enum big { HUGE_E = 0x100000000L };
enum fwd;
typedef enum { T_A, T_B } tag_t;
enum empty { };
struct color { int x; };

constant int table[BLUE] = {RED, GREEN, 3};
typedef char check[BLUE == 6 ? 1 : -1];

int classify(enum color c, tag_t t) {
  switch (c) {
  case RED: return 0;
  case GREEN: return 1;
  }
  switch (t) {
  case T_A: return 2;
  case T_B: return 3;
  case T_B: return 4;
  case RED: return 5;
  }
  enum color x = BLUE;
  enum color y = 77;
  enum color *p = &x;
  int *ip = &x;
  RED = 1;
  RED++;
  &RED;
  x = t;
  x++;
  x = x + GREEN;
  int4 v = (int4)(RED, GREEN, BLUE, ANON);
  v = v + RED;
  return x == y ? PURPLE : *p;
}

kernel void k(global enum color *out, enum color c, global struct bf *b) {
  out[0] = c;
  b->a = 9;
  &b->a;
  sizeof(b->a);
}
