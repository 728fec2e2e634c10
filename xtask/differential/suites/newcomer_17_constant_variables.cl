// std: 1.1 1.2 2.0
constant int a = 4;
constant int b[2] = {1, 2};
constant int c[] = {1, 2, 3};
constant float d = 1.0f / 3.0f;
constant int e = a;
constant int *constant p = &a;
constant int *q = &a;
constant int zero;

kernel void k(int n) {
  constant int f = 1;
  constant int g = n;
  constant int h;
  constant int i[2] = {1, n};
  a = 2;
  b[0]++;
  *p = 1;
  p = 0;
  if (n) {
    constant int j = 5;
  }
}

void f(void) {
  constant int f = 1;
}
