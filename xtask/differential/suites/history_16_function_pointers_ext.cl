// std: 1.2 3.0
// opts: -DUSE_EXT=1
// opts: -DUSE_EXT=0
#if USE_EXT
#pragma OPENCL EXTENSION __cl_clang_function_pointers : enable
#endif

typedef int (*binop)(int, int);
int add(int a, int b) { return a + b; }
int apply_typedef(binop op, int a);
int apply_direct(int (*op)(int, int), int a);
int apply_decayed(int op(int, int), int a);

struct table { int (*op)(int, int); };

kernel void calls(global int *out) {
  out[0] = add(1, 2);
  out[1] = (add)(1, 2);
  out[2] = (*add)(1, 2);
  out[3] = (&add)(1, 2);
  int (*list[2])(int, int);
  (void)&add;
}

#if USE_EXT
#pragma OPENCL EXTENSION __cl_clang_function_pointers : disable
int late(int (*op)(int));
#endif
