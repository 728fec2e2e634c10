// std: 1.2 2.0 3.0

constant int a = 10;
constant int b = a;
constant int c = 3 + 4 * sizeof(int);
constant float4 v = (float4)(1.0f, 2.0f, 3.0f, 4.0f);
constant float4 w = {1.0f, 2.0f, 3.0f, 4.0f};
constant int *constant pa = &a;
constant char str[] = "hello";
constant char *constant strp = "world";

int get(void);
constant int d = get();

struct S { int x; float y; };
constant struct S s0 = {1, 2.0f};
constant struct S s1 = s0;

kernel void k(int n, global int *out) {
  constant int x = 7;
  constant int y = n;
  constant int z = a;
  constant int arr[3] = {1, 2, 3};
  constant int arr2[] = {n, 2};
  constant int e = get();
  a = 4;
  x++;
  arr[0] = 1;
  *pa = 3;
  s0.x = 4;
  out[0] = x + y + z + arr[1] + e;
}
