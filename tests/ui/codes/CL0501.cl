// A name means what a declaration before it in a scope around it says (C99 6.2.1 and 6.5.1); members, labels and tags have
// names of their own kinds, which are no variables.
struct tag { int member; };
constant int program_scope = 1;
constant int of_unknown = unknown; //~ ERROR CL0501
constant int too_early = declared_later; //~ ERROR CL0501
constant int declared_later = 2;
enum { FIRST = 1, SECOND = FIRST + 1 }; //~ FINE CL0501
enum { THIRD = FOURTH, FOURTH }; //~ ERROR CL0501
int parameter_behind(int a) { return b; } //~ ERROR CL0501
int of_other_function(void) { return a; } //~ ERROR CL0501
constant int size[UNKNOWN_LENGTH] = { 1 }; //~ ERROR CL0501
int inside(int n) {
  int sized = sizeof nothing; //~ ERROR CL0501
  int own = sizeof own; //~ FINE CL0501
  n = member; //~ ERROR CL0501
  n = tag; //~ ERROR CL0501
  { int inner = n; n = inner; } //~ FINE CL0501
  n = inner; //~ ERROR CL0501
  for (int i = 0; i < n; i++) {} //~ FINE CL0501
  n = i; //~ ERROR CL0501
  if (missing) n = 2; //~ ERROR CL0501
  n += program_scope + SECOND; //~ FINE CL0501
  switch (n) { case absent: break; } //~ ERROR CL0501
  n = later; //~ ERROR CL0501
  int later = n, next = later; //~ FINE CL0501
label:
  n = label; //~ ERROR CL0501
  struct tag s = { n }; //~ FINE CL0501
  n = absent_too.member; //~ ERROR CL0501
  *absent_pointer = s.member; //~ ERROR CL0501
  return parameter; //~ ERROR CL0501
}
