// Blocks are known when the program is built (6.14.5): initialised where they are declared, never changed, no
// parts of arrays and structs, no pointers, no parameters or results, no `...`; the operators that would give an address
// or follow one do not take them. Examples 2 and 3 of the section show
// several of these; a null pointer as the value is no block, which compilers let pass.
// std: 2.0+
// never: 1.0 1.1 1.2, blocks came with 2.0
typedef int (^taking)(int);
typedef void (^plain)(void);

taking at_program_scope = ^(int a) { return a; }; //~ FINE CL0432
int (^without)(void); //~ ERROR CL0432
plain without_too; //~ ERROR CL0432
static plain static_without; //~ ERROR CL0432
extern plain elsewhere; //~ ERROR CL0432
typedef int (^variadic)(int, ...); //~ ERROR CL0421
struct holder { int a; plain b; }; //~ ERROR CL0432
struct holder_of_spelled { int (^b)(void); }; //~ ERROR CL0432
union either { int a; taking b; }; //~ ERROR CL0432
typedef plain several[2]; //~ ERROR CL0432
plain result(void); //~ ERROR CL0432
void (^result_spelled(int a))(void); //~ ERROR CL0432
void parameter(plain b); //~ ERROR CL0432
void spelled_parameter(int n, int (^b)(int)); //~ ERROR CL0432

void inside(int n) {
  int (^b)(int); //~ ERROR CL0432
  plain c; //~ ERROR CL0432
  static plain d; //~ ERROR CL0432
  taking one = ^(int a) { return a; }; //~ FINE CL0432
  taking copy = one; //~ FINE CL0432
  static plain kept = ^{}; //~ FINE CL0432
  const taking constant_one = ^(int a) { return a; }; //~ FINE CL0432
  n = one(1) + ^(int a) { return a; }(2); //~ FINE CL0432
  one = ^(int a) { return a + 1; }; //~ ERROR CL0432
  one = copy; //~ ERROR CL0432
  at_program_scope = one; //~ ERROR CL0432
  plain list[2] = { ^{}, ^{} }; //~ ERROR CL0432
  taking *pointer; //~ ERROR CL0432
  (void)^(int a, ...) {}; //~ ERROR CL0432
  (void)&one; //~ ERROR CL0502
  (void)*one; //~ ERROR CL0502
  taking none = 0; //~ WARNING CL0432
  for (taking in_loop = ^(int a) { return a; }; n < in_loop(3); n++) {} //~ FINE CL0432
  for (taking in_loop; n < 3; n++) {} //~ ERROR CL0432
}
