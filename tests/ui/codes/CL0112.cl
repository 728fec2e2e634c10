// A call of a function-like macro has as many arguments as the macro has parameters (C99 6.10.3). Commas within parentheses
// separate none, an argument may be empty, and a name without parentheses is no call.
#define none() 1
#define one(a) (1 a)
#define two(a, b) (1 a b)
int none_of_one(void) { return none(1); } //~ ERROR CL0112
int one_of_two(void) { return one(+ 1, + 2); } //~ ERROR CL0112
int two_of_one(void) { return two(+ 1); } //~ ERROR CL0112
int two_of_three(void) { return two(, , ); } //~ ERROR CL0112
int within(void) { return one(two(+ 1)); } //~ ERROR CL0112
int in_brackets(int *p) { return one(+ p[1, 2]); } //~ ERROR CL0112
int empty_none(void) { return none( ) + none(/* nothing */); } //~ FINE CL0112
int empty_one(void) { return one(); } //~ FINE CL0112
int empty_two(void) { return two(,); } //~ FINE CL0112
int in_parentheses(void) { return one(+ max(1, 2)); } //~ FINE CL0112
int in_a_string(void) { return one(+ (","[0])); } //~ FINE CL0112
int two_lines(void) { return two( //~ FINE CL0112
  + 1, + 2); }
void no_call(int two) { two = 1; } //~ FINE CL0112
#define name one
int through_a_name(void) { return name(+ 1); } //~ FINE CL0112
int through_a_name_too(void) { return name(+ 1, + 1); } //~ ERROR CL0112
int to_the_end(void) { return 1; } two( //~ ERROR CL0112
