// What the grammar of C99 (annex A.2) asks for and does not find, in expressions, declarations and statements; beside each
// the form that it has.
int no_operand(int a) { return a + ; } //~ ERROR CL0201
int two_operands(int a) { return a a; } //~ ERROR CL0201
int no_bracket(int a) { return (a + 1; } //~ ERROR CL0201
int no_index(int *p) { return p[]; } //~ ERROR CL0201
int no_middle(int a) { return a ? 1; } //~ ERROR CL0201
int no_member(int4 a) { return a.; } //~ ERROR CL0201
int no_semicolon(int a) { a = 1 return a; } //~ ERROR CL0201
void no_condition(int a) { if () a = 1; } //~ ERROR CL0201
void no_parenthesis(int a) { while a > 1; } //~ ERROR CL0201
void one_semicolon(int a) { for (a = 1; a < 2) ; } //~ ERROR CL0201
void no_while(int a) { do a = 1; a > 2; } //~ ERROR CL0201
void no_label(void) { goto; } //~ ERROR CL0201
void no_value(int a) { switch (a) { case: break; } } //~ ERROR CL0201
void else_alone(int a) { else a = 1; } //~ ERROR CL0201
constant int no_brace[] = { 1, 2 ; //~ ERROR CL0201
};
void comma(int a, ) {} //~ ERROR CL0201
enum { A B }; //~ ERROR CL0201
struct s { int a b; }; //~ ERROR CL0201
int whole(int a, int *p, int4 v) { return (a + 1) ? p[0] : v.x; } //~ FINE CL0201
void statements(int a) { if (a) a = 1; else ; while (a > 1) ; for (;;) ; } //~ FINE CL0201
void more(int a) { do a = 1; while (a > 2); goto end; end: ; } //~ FINE CL0201
void values(int a) { switch (a) { case 1: case 2: break; default: ; } } //~ FINE CL0201
constant int list[] = { 1, 2, }; //~ FINE CL0201
enum { C, D, }; //~ FINE CL0201
struct t { int a, b; }; //~ FINE CL0201
