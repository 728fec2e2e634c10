// std: 1.0 1.2 2.0 3.0
__constant int x = 1;
__constant int y = x;
__constant int z = x + 1;
__constant int no_init;
int f(void);
__constant int from_call = f();
__constant int arr[3] = {1, 2, 3};
__constant int too_many[2] = {1, 2, 3};
__constant int *__constant ptr = &x;
__constant struct { int a; float4 v; } s = {1, (float4)(1.0f, 2.0f, 3.0f, 4.0f)};
__constant char str[] = "abc";
__constant char *__constant strp = "def";
__constant wchar_t w = 0;
__constant int2 idx = {1, 2};
__constant int picked = idx.x;

kernel void k(void) {
  constant int a = 3;
  constant int b;
  constant int c = a;
  local int l = 4;
  local int la[2] = {1, 2};
  local float lf;
  lf = 1.0f;
  const int n = 4;
  int vla[n];
  int m = 3;
  int vla2[m];
  int arr1[2] = {1, 2, 3};
  int arr2[] = {[1] = 4, [0] = 2};
  float4 v = {1.0f, 2.0f};
  float4 v3 = {.x = 1.0f};
  char *sp = "abc";
  constant char *scp = "abc";
  private const char pc[] = "abc";
}
