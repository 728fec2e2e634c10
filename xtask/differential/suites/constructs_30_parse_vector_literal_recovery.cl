// std: 1.2 2.0

typedef int int4v __attribute__((ext_vector_type(4)));

void f(int a) {
  int4v v1 = (int4v)(1, 2, 3, 4);
  int4v v2 = (int4v){1, 2, 3, 4};
  int4v v3 = (int4v)(1, 2, 3);
  int4v v4 = (int4v)(1, 2, 3, 4, 5);
  int4v v5 = (int4v)();
  int4v v6 = (int4v)(1, 2, 3, );
  int4v v7 = ((int4v)(a)).xyzw;
  int4v v8 = (int4v)(1, 2, 3, 4).wzyx;
  int4v v9 = (int4v)((a, 1), 2, 3, 4);
  int4v v10 = (int4v)(b, 2, 3, 4);
  int x = (int)(1, 2);
  int4v v11 = (int4v)1;
  int4v v12 = (int4v)(1 2, 3, 4);
}
