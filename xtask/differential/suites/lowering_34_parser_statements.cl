// std: 1.2 2.0 3.0
kernel void labels(global int *p, int n) {
  switch (n) {
  case 0: {
    int a = 1;
    p[0] = a;
  } break;
  case 1 ... 3:
    p[0] = 2;
  default:
    break;
  }
  goto end;
  p[1] = 1;
end:
  ;
}

int stmt_expr(int x) {
  int y = ({ int z = x; z + 1; });
  return y ?: x;
}

void sizeof_and_vec_step(float3 v) {
  int a = vec_step(v);
  int b = vec_step(int);
  int c = vec_step int;
  int d = vec_step(float8) + vec_step v;
  int e = vec_step(image2d_t);
  int f = sizeof v + sizeof(float3);
  int g = vec_step(void);
  int h[vec_step(int4) == 4 ? 1 : -1];
  int i = _Alignof(float4) + __alignof__(double2);
}

void loops(local int *l) {
  for (int i = 0, j = 4; i < j; i++, j--)
    l[i] = j;
  int k = 3;
  while (k --> 0);
  do ; while (0)
  l[0] = 1;
}

int knr(a, b) int a; float b; { return a; }
int implicit_call(void) { return undeclared(1); }
int asm_stmt(void) { asm volatile("" ::: "memory"); return 0; }
void nested(void) { int inner(void) { return 1; } }
_Static_assert(sizeof(int) == 4, "int");
_Static_assert(sizeof(long) == 4, "long is eight");
