// std: 1.2+

void v0(int a, ...); //~ ERROR CL0421
void v1(int a, ...) {} //~ ERROR CL0421
static void v2(const char *s, ...) {} //~ ERROR CL0421
typedef void vfn(int, ...); //~ ERROR CL0421
#define LOG(fmt, ...) printf(fmt, __VA_ARGS__)
#define CALL(...) callee(__VA_ARGS__)
void callee(int a, int b);
void empty();
void v3(...); //~ ERROR CL0421
constant char fmt[] = "%d\n";

kernel void k(int n, float4 v, int2 w, global char *s, half3 h) {
  LOG("%d\n", n);
  CALL(1, 2);
  CALL(1); //~ ERROR CL0603
  empty();
  empty(1); //~ ERROR CL0603
  callee(1, 2, 3); //~ ERROR CL0603
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
  printf(s); //~ ERROR CL0611
  undeclared(n); //~ ERROR CL0601
  void inner(int, ...); //~ ERROR CL0421
}
