// What GNU C has beyond C99, on which OpenCL C stands (6): compilers take it. The form of C99 is beside each.
int statement_expression(int a) { return ({ int b = a; b; }); } //~ WARNING CL0217
int no_middle(int a) { return a ?: 1; } //~ WARNING CL0217
int type_of(int a) { __typeof__(a) b = a; return b; } //~ WARNING CL0217
constant int alignment = __alignof__(int); //~ WARNING CL0217
void assembly(void) { __asm__(""); } //~ WARNING CL0217
struct empty {}; //~ WARNING CL0217
struct s { int a; };
int parentheses(int a) { return (a); } //~ FINE CL0217
int whole(int a) { return a ? a : 1; } //~ FINE CL0217
int values(int a) { switch (a) { case 1: case 2: case 3: return 1; } return 0; } //~ FINE CL0217
constant int elements[4] = { [1] = 1, [2] = 1 }; //~ FINE CL0217
int named(int a) { int b = a; return b; } //~ FINE CL0217
constant int size = sizeof(int); //~ FINE CL0217
constant struct s member = { .a = 1 }; //~ FINE CL0217
