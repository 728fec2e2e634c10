// std: 1.0 1.1 1.2 2.0 3.0
// Variables of the constant address space.

constant int a = 1;
__constant int b;                        // error: no initialiser
__constant int arr[3] = {1, 2, 3};
__constant int arr2[] = {1, 2, 3, 4};
__constant int arr3[];                   // error
const __constant int cc = 3;
__constant const int cc2 = 3;
extern __constant int from_elsewhere;
__constant struct P { int x, y; } pt = {1, 2};
__constant union { int i; float f; } un = {1};
__constant float16 big = (float16)(1.0f);
__constant enum E { E0, E1 } e = E1;
__constant int neg = -1, two = 2, three;  // error on the last
__constant int matrix[2][2] = {{1, 2}, {3, 4}};

void write(int n) {
  a = 2;                                 // error
  arr[0] = 3;                            // error
  arr[n]++;                              // error
  --a;                                   // error
  a += 1;                                // error
  pt.x = 1;                              // error
  big.x = 1.0f;                          // error
  matrix[0][1] = 5;                      // error
  __constant int *p = &a;
  *p = 3;                                // error
  p[1] = 3;                              // error
  p = arr;
  p++;
}

void read(__global int *out) {
  int x = a + arr[1] + pt.y + matrix[1][0];
  __constant int *p = &matrix[0][0];
  __constant struct P *q = &pt;
  *out = x + *p + q->x;
  __constant int (*row)[2] = matrix;
  struct P copy = pt;
  copy.x = 4;
}

kernel void in_kernel(__constant int *arg, __global int *out, int n) {
  __constant int k1 = 5;
  __constant int k2[2] = {1, 2};
  __constant int k3;                     // error
  __constant int k4 = n;                 // error
  __constant int k5 = k1;
  __constant int *k6 = &k1;
  __constant int *k7 = arg;
  __constant char k8[] = "abc";
  k1 = 6;                                // error
  k6 = k7;
  *k7 = 2;                               // error
  *out = k1 + k2[0] + k5 + *k6 + k8[0];
  int *bad = &a;                         // error
  __global int *bad2 = &a;               // error
  int sz[sizeof(arr2) / sizeof(arr2[0])];
  sz[0] = 1;
}
