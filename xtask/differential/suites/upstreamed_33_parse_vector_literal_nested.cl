// std: 1.2 2.0
// Crash while parsing vector literals with too few or too many elements.

constant int4 g = (int4)(1, 2, ((int2)(3)));

void f(int2 a, float2 b) {
  int4 v = (int4)(a, a);
  v = (int4)(a, 1);
  v = (int4)(a, a, a);
  v = (int4)(b, b);
  v = (int4)(a);
  v = (int4)();
  v = (int4)(1, 2, 3, 4).wzyx;
  v = (int4){1, 2};
  v = (no_type4)(1, 2, 3, 4);
}
