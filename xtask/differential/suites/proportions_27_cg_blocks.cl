// std: 2.0 3.0
typedef int (^binop)(int, int);
constant int (^block_G)(int) = ^(int x) { return x + 1; };

void no_capture(void) {
  void (^const b)(void) = ^{ };
  b();
}

int capture(int a, float4 f) {
  int (^const b)(int) = ^(int x) { return x + a + (int)f.x; };
  return b(2);
}

int nested(int n) {
  int (^const outer)(void) = ^{
    int (^const inner)(void) = ^{ return n; };
    return inner() + 1;
  };
  return outer();
}

kernel void call(global int *r) {
  r[0] = capture(1, (float4)(0.0f));
  r[1] = nested(4);
  r[2] = ^(int a, int b) { return a * b; }(3, 4);
  no_capture();
}
