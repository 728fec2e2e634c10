extern constant int ec;  //~ ERROR[1.0,1.1] CL0407
extern int eg;  //~ ERROR[1.0,1.1,1.2] CL0307  //~ ERROR[1.0,1.1] CL0407
static int sg = 1;  //~ ERROR[1.0,1.1,1.2] CL0307  //~ ERROR[1.0,1.1] CL0407
void more(void) {
  int a[2] = {1, 2, 3};
  int b[] = {[3] = 1, 2};
  int c[2][2] = {1, 2, 3, 4};
  struct { int x; struct { int y[2]; } z; } d = {1, {{2, 3}}}, e = {1, 2, 3}, f = {.z.y[1] = 2}, g = {.w = 1};  //~ ERROR CL0531
  float4 h = {1, 2, 3, 4}, i = {(float2)(1), 2, 3}, j = {1, 2, 3}, k = {1, 2, 3, 4, 5};  //~ ERROR CL0514
  union { int a; float b; } l = {.b = 1.0f};
  char m[] = "abc", n[4] = {"abc"};
  int o = {1}, p = {1, 2}, q = {};
  int r[2] = 1;  //~ ERROR CL0434
  struct { int a; } s = 1;  //~ ERROR CL0506
}
