// std: 1.2 2.0

constant float array[2] = {0.0f, 1.0f};
constant int sized[] = {1, 2, 3};
constant char str[] = "hello";
constant char *constant strp = "pointer";
static constant struct { int a; int2 b; } s = {1, (int2)(2, 3)};

kernel void test(global float *out) {
  *out = array[0];
  constant int *p = sized;
  *out += p[1] + s.b.y + str[1];
}

// Function-scope constant variables become internal globals.
void foo(constant const int *p1, const int *p2, const int *p3);

kernel void k(void) {
  constant const int arr1[3] = {1, 2, 3};
  const int arr2[3] = {4, 5, 6};
  int arr3[3] = {7, 8, 9};
  foo(arr1, arr2, arr3);
  constant char *q = "inside";
  constant int uninit;
}

#if __OPENCL_C_VERSION__ >= 200
int def;
static int sdef = 4;
global int *global gp = &def;
constant int *cp = sized;
#else
global int g12;
#endif
