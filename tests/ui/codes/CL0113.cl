// `##` makes one token of two, which must be one (C99 6.10.3.3); with nothing on a side it makes what is on the other.
#define paste(a, b) a ## b
int plus_one(void) { return paste(+, 1); } //~ ERROR CL0113
int name_and_operator(int a) { return paste(a, +) 1; } //~ ERROR CL0113
int name_and_bracket(int *p) { return paste(p, [0]); } //~ ERROR CL0113
int minus_name(int a) { return paste(-, a); } //~ ERROR CL0113
constant char two_strings[] = paste("a", "b"); //~ ERROR CL0113
#define WRONG + ## 1
int of_an_object(void) { return WRONG; } //~ ERROR CL0113
int number_and_number(void) { return paste(1, 2); } //~ FINE CL0113
int number_and_suffix(void) { return paste(0x, ffu); } //~ FINE CL0113
float number_and_point(void) { return paste(1., f); } //~ FINE CL0113
int name_and_number(int a1) { return paste(a, 1); } //~ FINE CL0113
int shift(int a) { return a paste(<, <) 1; } //~ FINE CL0113
int assign(int a) { return a paste(<<, =) 1; } //~ FINE CL0113
struct s { int a; };
int arrow(struct s *p) { return p paste(-, >) a; } //~ FINE CL0113
int nothing_before(void) { return paste(, 1); } //~ FINE CL0113
int nothing_behind(void) { return paste(1, ); } //~ FINE CL0113
int nothing(void) { return 1 paste(, ); } //~ FINE CL0113
int more_tokens(void) { return paste(1 + 1, 0 + 1); } //~ FINE CL0113
#define UNUSED + ## 1 //~ FINE CL0113
#define in_a_literal(a) #a
constant char text[] = in_a_literal(+ ## 1); //~ FINE CL0113
