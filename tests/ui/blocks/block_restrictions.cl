// std: 2.0+

// Restrictions on block variables.

typedef int (^bin_t)(int, int);

constant bin_t cb = ^(int a, int b) { return a + b; };
bin_t const gb = ^(int a, int b) { return a - b; };
int (^const plain)(void) = ^{ return 1; };
int (^nonconst)(void) = ^{ return 1; };
bin_t extern_block; //~ ERROR CL0432
extern bin_t eb; //~ ERROR CL0432

bin_t ret_block(void); //~ ERROR CL0432
void take_block(bin_t b); //~ ERROR CL0432
void take_ptr(bin_t *b); //~ ERROR CL0432

struct holder { bin_t b; }; //~ ERROR CL0432

kernel void kb(bin_t b) {} //~ ERROR CL0432

void locals(int i) {
  bin_t add = ^(int a, int b) { return a + b; };
  const bin_t sub = ^(int a, int b) { return a - b; };
  bin_t uninit; //~ ERROR CL0432
  bin_t arr[2] = {add, sub}; //~ ERROR CL0432
  bin_t *pb = &add; //~ ERROR CL0432 //~ ERROR CL0502
  add = sub; //~ ERROR CL0432
  int r = add(1, 2);
  r = i ? add(1, 2) : sub(1, 2); //~ ERROR CL0432 //~ ERROR CL0432
  r = (i ? add : sub)(1, 2);
  add(1); //~ ERROR CL0603
  add(1, 2, 3); //~ ERROR CL0603
  r = *add; //~ ERROR CL0502
  r = ^(int a) { return a; }(3);
  void (^v)(int, ...) = ^(int a, ...) {}; //~ ERROR CL0421 //~ ERROR CL0432
  static bin_t st = ^(int a, int b) { return a; };
  __block int captured = 1; //~ ERROR CL0432
  take_block(add);
  void (^inner)(void) = ^{
    int z = i;
    i = 3; //~ ERROR CL0320
    int (^nest)(void) = ^{ return z + i; };
    nest();
  };
  inner();
}
