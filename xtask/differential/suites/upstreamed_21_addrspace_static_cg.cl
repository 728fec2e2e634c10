// std: 1.2 2.0
// Where variables of function scope are emitted.

constant float table[4] = {1.0f, 2.0f, 4.0f, 8.0f};
constant struct { int a; char b; short c; } packed_init = {1, 2, 3};
constant char *constant names[] = {"one", "two"};

#if __OPENCL_C_VERSION__ >= 200
int gv = 7;
static int gs;
global int *gptr = &gv;
int *genptr = &gv;
constant int *constant cptr = 0;
#endif

kernel void foo(global float *out, int i) {
  local float tile[64];
  local int count;
  constant int fc[2] = {3, 4};
#if __OPENCL_C_VERSION__ >= 200
  static int calls = 0;
  calls++;
  *genptr = calls;
#endif
  tile[i] = table[i & 3];
  count = fc[i & 1] + packed_init.c;
  out[i] = tile[i] + count;
}

kernel void bar(global char *out) {
  out[0] = names[0][1];
  local float tile[32];
  tile[0] = out[0];
}
