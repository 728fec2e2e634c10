// std: 1.0 1.2 2.0
typedef __attribute__((ext_vector_type(4))) int my_int4;
typedef __attribute__((ext_vector_type(3))) int my_int3;
constant int4 c1 = (int4)(1, 2, 3, 4);
constant int4 c2 = (int4)(1);
constant int4 c3 = {1, 2, 3, 4};
constant int4 c4 = (int4){1, 2, 3, 4};
constant int4 c5 = (int4)((int2)(1), 3, 4);
constant my_int4 c6 = (my_int4)(1, (int2)(2, 3), 4);
constant int4 e1 = (int4)(1, 2, 3);
constant int4 e2 = (int4)(1, 2, 3, 4, 5);
constant int4 e3 = (int4)((int2)(1), (int3)(1));
constant int4 e4 = {1, 2, 3, 4, 5};
constant int4 e5 = (int4)((int2)(1));

void f(int a, float g, int2 v, float2 fv) {
  int4 x = (int4)(a, a, a, a);
  x = (int4)(v, v);
  x = (int4)(v, v, a);
  x = (int4)v;
  x = (int4)(g);
  x = (int4)(fv, fv);
  x = (int4)(1.0f, 2, 'c', true);
  x = ((int4)(v, a, a)).wzyx;
  x = 1, 2, 3, 4;
  x = (1, 2, 3, 4);
  int3 t = (int3)(v, a);
  t = (int3)(x);
  my_int3 m = (my_int3)(1, 2, 3);
  x = (int4)();
}
