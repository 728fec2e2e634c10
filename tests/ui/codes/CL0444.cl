// A block is no operand of `?:` (6.14.5), by whatever name; what a block returns is a value like others. Compilers
// choose between blocks all the same.
// std: 2.0+
// never: 1.0 1.1 1.2, blocks came with 2.0
typedef int (^block)(int);
block at_program_scope = ^(int a) { return a; };
void inside(int n) {
  block one = ^(int a) { return a + 1; };
  block two = ^(int a) { return a + 2; };
  int a = one(n), b = two(n);
  (void)(n ? one : two); //~ WARNING CL0444
  block chosen = n ? one : two; //~ WARNING CL0444
  a = (n ? one : two)(3); //~ WARNING CL0444
  a = (n > 2 ? at_program_scope : one)(3); //~ WARNING CL0444
  block of_literals = n ? ^(int a) { return a; } : ^(int a) { return -a; }; //~ WARNING CL0444
  block nested = n ? one : (n > 1 ? two : one); //~ WARNING CL0444 //~ WARNING CL0444
  a = n ? a : b; //~ FINE CL0444
  if (n) a = one(n); else a = two(n); //~ FINE CL0444
  a = one(n) ? 1 : 2; //~ FINE CL0444
  a = one(n ? 1 : 2); //~ FINE CL0444
  a = ^(int c) { return c ? 1 : 2; }(n); //~ FINE CL0444
  a = n ? (one(1)) : (two(2)); //~ FINE CL0444
}
