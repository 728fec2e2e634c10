// std: 1.2 2.0 3.0
typedef bool bool4_t __attribute__((ext_vector_type(4)));
typedef __attribute__((ext_vector_type(2))) bool bool2_t;
void f(void) {
  bool2 a;
  bool4 b = (bool4)(true);
  bool c = true;
  int4 d = (int4)(c);
  int4 e = (int4)(true, false, true, c);
  c = d;
  c = d.x;
  c = any(d);
  d = !d;
  if (d) { }
  int4 r = d && e;
  r = d == e;
  bool r2 = d == e;
}
kernel void k(bool b) { }
kernel void k2(global bool *b) { }
