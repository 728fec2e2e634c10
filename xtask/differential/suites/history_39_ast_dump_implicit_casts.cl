// std: 1.2 2.0
typedef unsigned char uchar16_t __attribute__((ext_vector_type(16)));
typedef int cond4 __attribute__((ext_vector_type(4)));

cond4 splat_add(cond4 v, int s, char c) {
  v = v + s;
  v += c;
  return v * 2;
}

uchar16_t bits(uchar16_t v) {
  return ~v & (uchar16_t)0xf0;
}

cond4 logical(cond4 a, cond4 b) {
  return !a || (a && b);
}

void addr(global int *g, constant char *c) {
  const global int *cg = g;
  global void *gv = g;
  c = "text";
  (void)(g + 1);
}
