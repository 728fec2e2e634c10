// std: 2.0
constant int ci = 3;
int gi = 4;

typedef int (^bin_t)(int, int);

int (^const glob)(int) = ^(int a) { return a + 1; };
constant bin_t gadd = ^(int a, int b) { return a + b + ci; };


kernel void k(global int *out, int n) {
  int captured = n * 2;
  local int sh;
  int (^const blk)(int) = ^(int a) { return a + captured; };
  bin_t const b2 = ^(int a, int b) { return a * b; };
  void (^const store)(global int *, int) = ^(global int *p, int v) { p[0] = v; };
  store(out, blk(1));
  out[1] = glob(3) + gadd(4, 5);
  out[2] = b2(6, 7);
  out[3] = ^(int a) { int t = a; t++; return t; }(8);
  ^{ out[4] = captured + gi; }();
  void (^const outer)(void) = ^{
    void (^const inner)(void) = ^{ out[5] = captured; };
    inner();
  };
  outer();
}
