// A pointer to `void` stands for a block of any type, to compilers: where one becomes the other, or where blocks of
// different types are chosen, which gives such a pointer. What points elsewhere is no block.
// std: 2.0+
// never: 1.0 1.1 1.2, blocks came with 2.0
typedef int (^block)(int);
void pointers(int n, global void *g, global int *i) {
  block one = ^(int a) { return a + n; };
  int (^const other)(void) = ^{ return 1; };
  void (^nothing)(float) = ^(float f) {};
  void *any = one;
  block back = any; //~ WARNING CL0508
  block far = g; //~ WARNING CL0508
  block cast = (block)any;
  block number = i; //~ ERROR CL0506
  (void)(n ? one : other); //~ WARNING CL0444
  (void)(n ? nothing : one); //~ WARNING CL0444
  (void)(n ? one : any); //~ WARNING CL0444
  (void)(n ? g : one); //~ WARNING CL0444
  (void)(n ? one : 0); //~ WARNING CL0444
  (void)(n ? one : i); //~ ERROR CL0533
  (void)(n ? 1 : one); //~ ERROR CL0533
  void *chosen = n ? one : other; //~ WARNING CL0444
  int *wrong = n ? one : other; //~ WARNING CL0444
  int sum = n ? one : other; //~ ERROR CL0507 //~ WARNING CL0444
  local int *moved = n ? one : other; //~ ERROR CL0301 //~ WARNING CL0444
}
