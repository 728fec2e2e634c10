// std: 1.2 2.0 3.0
// opts: -DNO_EXT=1
// opts: -DEXT=1
#ifdef EXT
#pragma OPENCL EXTENSION __cl_clang_variadic_functions : enable
#endif
void v0(int n, ...);
int v1(...);
kernel void v2(int n, ...) {}
typedef void (*vt)(int, ...);
#define LOG(...) printf(__VA_ARGS__)

kernel void k(int4 v, global char *s) {
  printf("plain\n");
  printf("%d\n", 1);
  printf("%v4d\n", v);
  printf("%v4hld\n", v);
  printf("%s\n", "text");
  printf("%d\n", 1.0f);
  printf("%d %d\n", 1);
  LOG("%f\n", 1.0f);
  v0(1, 2, 3);
}
