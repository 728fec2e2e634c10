// std: 2.0 3.0
// Restrictions on block variables.

typedef int (^bin_t)(int, int);

constant bin_t cb = ^(int a, int b) { return a + b; };
bin_t const gb = ^(int a, int b) { return a - b; };
int (^const plain)(void) = ^{ return 1; };
int (^nonconst)(void) = ^{ return 1; };
bin_t extern_block;
extern bin_t eb;

bin_t ret_block(void);
void take_block(bin_t b);
void take_ptr(bin_t *b);

struct holder { bin_t b; };

kernel void kb(bin_t b) {}

void locals(int i) {
  bin_t add = ^(int a, int b) { return a + b; };
  const bin_t sub = ^(int a, int b) { return a - b; };
  bin_t uninit;
  bin_t arr[2] = {add, sub};
  bin_t *pb = &add;
  add = sub;
  int r = add(1, 2);
  r = i ? add(1, 2) : sub(1, 2);
  r = (i ? add : sub)(1, 2);
  add(1);
  add(1, 2, 3);
  r = *add;
  r = ^(int a) { return a; }(3);
  void (^v)(int, ...) = ^(int a, ...) {};
  static bin_t st = ^(int a, int b) { return a; };
  __block int captured = 1;
  take_block(add);
  void (^inner)(void) = ^{
    int z = i;
    i = 3;
    int (^nest)(void) = ^{ return z + i; };
    nest();
  };
  inner();
}
