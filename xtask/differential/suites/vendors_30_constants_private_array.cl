// std: 1.1 1.2 2.0
// Constant initialisers of private arrays are copied from private globals.

// CHECK: @__const.test.arr = private unnamed_addr addrspace(2) constant [3 x i32] [i32 1, i32 2, i32 3]
void test(void) {
  int arr[] = {1, 2, 3};
  const int carr[3] = {4, 5, 6};
  __private int zero[128] = {0};
  int2 v[2] = {{1, 2}, {3, 4}};
  int2 w[2] = {(int2)(1, 2), (int2)(3)};
  float4 f = {1.0f, (float2)(2.0f, 3.0f), 4.0f};
  float4 g = (float4){1.0f, 2.0f, 3.0f, 4.0f};
  int8 splice = (int8)(v[0], v[1], (int4)(9));
  struct { char c; int x[2]; } s = {'a', {[1] = 3}};
}

constant int4 cv = (int4)(1, 2, 3, 4);
constant float ca[2][2] = {{1, 2}, {3, 4}};
constant int derived = sizeof(ca) / sizeof(ca[0]);
constant int *constant addr = &derived;

void locals(void) {
  local int l;
  local int larr[4];
  local int bad_init = 1;
  constant int needs_init;
  constant int from_call = get_work_dim();
  float4 few = (float4)(1.0f, 2.0f);
  float2 many = (float2)(1.0f, 2.0f, 3.0f);
  if (cv.x) {
    local int nested_scope;
  }
}
