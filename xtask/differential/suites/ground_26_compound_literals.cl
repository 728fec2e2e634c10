// std: 1.2 2.0 3.0
struct S { int a; float b; };
constant struct S g1 = (struct S){1, 2.0f};
constant int *constant g2 = (constant int[]){1, 2, 3};
constant int *constant g3 = (int[]){1, 2, 3};
constant int *constant g4 = &(constant int){1};
global int *g5 = (global int[]){1};
constant int g6 = (int){3};
constant int g7[2] = (int[2]){1, 2};
void f(int n) {
  struct S s = (struct S){n, 1};
  s = (struct S){.b = 2};
  int *p = (int[]){1, n};
  int *q = &(int){n};
  global int *r = (int[]){1};
  local int *t = (local int[]){1};
  constant int *u = (constant int[]){1};
  constant int *u2 = (constant int[]){n};
  int4 v = (int4){1, 2, 3, 4};
  v = (int4){n, n};
  v = (int4){(int2)(1), 2, 3};
  v = (int4){1, 2, 3, 4, 5};
  v = (int4){1, 2, 3, 4}.wzyx;
  v = (int4)(1, 2, 3, 4).wzyx;
  (int){1} = 2;
  (int){1}++;
  (void){0};
  (int[n]){};
  (struct U){1};
  (int[]){};
  (image2d_t){0};
  sizeof((int[]){1, 2, 3});
  (struct S){1, 2}.a = 3;
  (const struct S){1, 2}.a = 3;
  (struct T { int z; }){1}.z;
  ((int4){1, 2, 3, 4}).x = 5;
  (private int){1};
}
