// std: 1.2 2.0 3.0
void v0(int a, ...);
void v1(int a, ...) {}
static void v2(const char *s, ...) {}
typedef void vfn(int, ...);
#define LOG(fmt, ...) printf(fmt, __VA_ARGS__)
#define CALL(...) callee(__VA_ARGS__)
void callee(int a, int b);
void empty();
void v3(...);
constant char fmt[] = "%d\n";

kernel void k(int n, float4 v, int2 w, global char *s, half3 h) {
  LOG("%d\n", n);
  CALL(1, 2);
  CALL(1);
  empty();
  empty(1);
  callee(1, 2, 3);
  printf(fmt, n);
  printf("%d\n", 1.0f);
  printf("%v4hlf\n", v);
  printf("%v4f\n", v);
  printf("%v2hld\n", v);
  printf("%v2hlx\n", w);
  printf("%v4hld\n", w);
  printf("%s\n", s);
  printf("%s\n", "literal");
  printf("%d %d\n", n);
  printf("%d\n", n, n);
  printf("%n\n", &n);
  printf(s);
  undeclared(n);
  void inner(int, ...);
}
