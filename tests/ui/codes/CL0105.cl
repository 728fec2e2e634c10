// Some characters start no token of C (C99 6.4): they stand in comments and literals, in groups that are left out, and in
// macros whose tokens are never used (5.2.1).
int at(int a) { return a @ 1; } //~ ERROR CL0105
int grave(int a) { return a ` 1; } //~ ERROR CL0105
int backslash(int a) { return a \ 1; } //~ ERROR CL0105
int times(int a) { return a × 1; } //~ ERROR CL0105
int euro(int a) { return a + € 1; } //~ ERROR CL0105
#define AT @
int of_a_macro(int a) { return a AT 1; } //~ ERROR CL0105
// @ ` \ × //~ FINE CL0105
/* @ ` \ € */ //~ FINE CL0105
constant char text[] = "@ ` × €"; //~ FINE CL0105
constant char character = '@'; //~ FINE CL0105
#define UNUSED @ ` //~ FINE CL0105
#define STRING(x) #x
constant char of_tokens[] = STRING(@); //~ FINE CL0105
#if 0
a @ b ` c //~ FINE CL0105
#endif
int trigraph_like(int a) { return a % 2 ? ~a : a ^ 1; } //~ FINE CL0105
int digraphs(int a<:1:>) <% return a<:0:>; %> //~ FINE CL0105
