// std: 2.0
typedef int (^binop_t)(int, int);

__constant int bias = 3;

int (^const file_block)(int) = ^int(int v) { return v + bias; };

void call_twice(global int *p) {
  int captured = 7;
  int (^const f)(int) = ^(int a) {
    return a + captured;
  };
  p[0] = f(1);
  p[1] = f(p[0]);
}

int direct(void) {
  return ^(int x) { return x * 2; }(21);
}

kernel void run(global int *p, local int *l) {
  const binop_t add = ^int(int a, int b) { return a + b; };
  void (^const store)(void) = ^{
    p[2] = add(1, 2);
  };
  void (^const with_local)(local int *) = ^(local int *q) { *q = p[0]; };
  call_twice(p);
  store();
  with_local(l);
  p[3] = file_block(2) + direct();
}
