// std: 1.2 2.0 3.0
typedef int (^blk_t)(int);
blk_t gb0 = ^int(int x) { return x; };
const blk_t gb1 = ^int(int x) { return x + 1; };
constant blk_t gb2 = ^(int x) { return x; };
extern const blk_t gb3;
blk_t ret_blk(void);
void take_blk(blk_t b);
struct sb { blk_t b; };

kernel void bs(global int *out, int n) {
  blk_t b0 = ^(int x) { return x; };
  const blk_t b1 = ^(int x) { return x * n; };
  int (^const b2)(int) = ^(int x) { return x; };
  const blk_t b3;
  const blk_t arr[2] = {b1, b2};
  b0 = b1;
  out[0] = b1(2);
  out[1] = ^(int y) { return y; }(4);
  out[2] = (n ? b1 : b2)(3);
  *b1;
  &b1;
  blk_t *pb = &b1;
  const blk_t bv = ^(int x, ...) { return x; };
  int (^const nest)(void) = ^{
    int (^const in)(void) = ^{ return n; };
    return in();
  };
  __block int bl;
  int i = (int)b1;
  if (b1) out[3] = 1;
  take_blk(b1);
}
