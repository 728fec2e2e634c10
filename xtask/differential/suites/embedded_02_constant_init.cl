// std: 1.2 2.0 3.0
constant int c0 = 4;
constant int c1;
constant int c2 = c0 + 1;
__constant float tab[] = {1.0f, 2.0f, 3.0f};
__constant float4 vec = (float4)(1.0f, 2.0f, 3.0f, 4.0f);
extern constant int c_ext;
int get(void);
constant int c3 = get();

kernel void test(global int *out, int n) {
  constant int l0 = 1;
  constant int l1;
  constant int l2 = n;
  constant int *p = &c0;
  constant char *s = "literal";
  c0 = 5;
  c0++;
  tab[1] = 2.0f;
  *p = 1;
  vec.x = 0.0f;
  out[0] = c0 + l0 + *p;
  if (n) {
    constant int inner = 2;
    out[1] = inner;
  }
}

void func(void) {
  constant int not_in_kernel = 3;
}
