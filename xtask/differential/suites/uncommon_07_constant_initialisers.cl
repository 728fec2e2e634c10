// std: 1.2 2.0

// __constant variables want initialisers known at compile time.

constant int base = 3;
constant int sum = base + 1;
constant int lit = 1 + 2 * 3;
constant float fl = 1.0f / 3.0f;
constant float fs = sqrt(4.0f);
constant float4 vec = (float4)(1.0f, 2.0f, 3.0f, 4.0f);
constant float4 splat = 1.0f;
constant float4 mixedv = (float4)((float2)(1.0f), 2.0f, 3.0f);
constant float elem = ((float4)(1.0f)).x;
constant int2 vadd = (int2)(1) + (int2)(2, 3);
constant int sz = sizeof(float4);
constant int *constant addr = &base;
constant int *constant addr_off = &base + 1;
constant int conv = convert_int(3.5f);
constant int reinterp = as_int(1.0f);
constant int cond = 1 ? 2 : 3;
constant uint id = get_global_id(0);
constant char str[] = "text";
constant char *constant strp = "text";
constant char short_str[3] = "text";
constant int arr[3] = {1, 2, 3, 4};
constant int des[] = {[2] = 5, [0] = 1};
constant int neg[] = {[-1] = 5};
constant int cl = (int){4};
constant int stmt = ({ 5; });

struct pt { int x, y; };
constant struct pt pa = {.y = 1, .x = 2};
constant struct pt pb = {.z = 1};
constant struct pt pc = {1, 2, 3};
constant struct pt pd = pa;
constant struct pt pe = (struct pt){1, 2};
constant struct pt parr[] = {{1, 2}, 3, 4, [1].x = 6};

int get(void) { return 1; }
constant int called = get();

kernel void k(int n, global int *g) {
  constant int a = 1;
  constant int b = n;
  constant int c = a;
  constant int d[2] = {1, n};
  constant int e = sizeof(n);
  constant global int *f = 0;
  constant int h = *g;
  a = 2;
  d[0] = 1;
  ++a;
  pa.x = 3;
  vec.x = 1.0f;
}
