// No value may be left over where an object has no more parts (C99 6.7.8 p2, a constraint). Compilers drop them, but
// not for vectors, whose lists are literals in another form.
struct pair { int a, b; };
union either { int i; float f; };
constant int table[2] = { 1, 2, 3 }; //~ WARNING CL0436
constant int scalar = { 1, 2 }; //~ WARNING CL0436
constant char letters[2] = { 'a', 'b', 'c' }; //~ WARNING CL0436
constant char text[2] = { "a", 'b' }; //~ WARNING CL0436
constant int rows[2][2] = { { 1, 2 }, { 3, 4 }, { 5 } }; //~ WARNING CL0436
void inside(int n) {
  int list[1] = { n, n }; //~ WARNING CL0436
  int scalar = { n, 2 }; //~ WARNING CL0436
  struct pair p = { 1, 2, 3 }; //~ WARNING CL0436
  union either u = { 1, 2 }; //~ WARNING CL0436
  int grid[2][2] = { { 1, 2, 3 }, { 4 } }; //~ WARNING CL0436
  int flat[2][2] = { 1, 2, 3, 4, 5 }; //~ WARNING CL0436
  struct pair pairs[1] = { { 1, 2, 3 } }; //~ WARNING CL0436
  int behind_designator[2] = { [1] = 1, 2 }; //~ WARNING CL0436
  struct pair behind_name = { .b = 1, 2 }; //~ WARNING CL0436
  int element[2] = { { 1, 2 }, 3 }; //~ WARNING CL0436
  n = (int[2]){ 1, 2, 3 }[0]; //~ WARNING CL0436
  n = (struct pair){ 1, 2, 3 }.a; //~ WARNING CL0436
  int4 vector = { 1, 2, 3, 4, 5 }; //~ ERROR CL0514
  int2 vectors[1] = { { 1, 2, 3 } }; //~ ERROR CL0514
  int sized[] = { 1, 2, 3 }; //~ FINE CL0436
  int fewer[4] = { 1, 2, }; //~ FINE CL0436
  int again[2] = { 1, 2, [0] = 3, 4 }; //~ FINE CL0436
  struct pair full = { 1, 2 }; //~ FINE CL0436
  union either first = { 1 }; //~ FINE CL0436
  int4 exact = { 1, 2, 3, 4 }; //~ FINE CL0436
  int comma[2] = { (n++, 1), 2 }; //~ FINE CL0436
}
