// A designator names a part of what its list is for: a member of a struct or union, an element within the bounds of an
// array (C99 6.7.8 p6 and p7). A name that the struct does not have
// is one for `.` too. Scalars and vectors have no parts of these kinds.
struct pair { int a, b; };
struct outer { int n; struct pair inner[2]; };
union either { int i; float f; };
constant int program_scope[2] = { [2] = 1 }; //~ ERROR CL0438
constant struct pair wrong_name = { .c = 1 }; //~ ERROR CL0531
constant int inside_bounds[2] = { [1] = 1 }; //~ FINE CL0438
constant struct pair right_name = { .b = 1, .a = 2 }; //~ FINE CL0438
enum { LAST = 1 };
void inside(void) {
  int past[2] = { [2] = 1 }; //~ ERROR CL0438
  int negative[2] = { [-1] = 1 }; //~ ERROR CL0438
  int second[2] = { [0] = 1, [5] = 2 }; //~ ERROR CL0438
  int unsized_negative[] = { [-1] = 1 }; //~ ERROR CL0438
  int grid[2][2] = { [1][2] = 1 }; //~ ERROR CL0438
  int named_element[2] = { .a = 1 }; //~ ERROR CL0438
  int scalar = { [0] = 1 }; //~ ERROR CL0438
  int named_scalar = { .a = 1 }; //~ ERROR CL0438
  int4 vector = { [0] = 1 }; //~ ERROR CL0438
  struct pair unknown = { .c = 1 }; //~ ERROR CL0531
  struct pair indexed = { [0] = 1 }; //~ ERROR CL0438
  struct outer deep = { .inner[2].a = 1 }; //~ ERROR CL0438
  struct outer deeper = { .inner[1].c = 1 }; //~ ERROR CL0531
  struct outer behind_scalar = { .n.a = 1 }; //~ ERROR CL0438
  union either other = { .d = 1 }; //~ ERROR CL0531
  int of_literal = (struct pair){ .c = 1 }.a; //~ ERROR CL0531
  int last[2] = { [LAST] = 1 }; //~ FINE CL0438
  int unsized[] = { [5] = 1 }; //~ FINE CL0438
  int first[2] = { [sizeof(int) - 4] = 1 }; //~ FINE CL0438
  int square[2][2] = { [1][1] = 1, [0] = { 2, 3 } }; //~ FINE CL0438
  struct outer path = { .inner[1].b = 1, .n = 2 }; //~ FINE CL0438
  union either second_member = { .f = 1 }; //~ FINE CL0438
  struct pair list[] = { [1] = { .b = 1 }, [0].a = 2 }; //~ FINE CL0438
}
