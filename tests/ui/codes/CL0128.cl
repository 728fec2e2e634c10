// `#pragma GCC poison` forbids names from there on (C99 6.10.6 leaves such pragmas to compilers): as tokens of the program, in
// macros and in directives, and not as a part of other names, in literals and in comments.
int bad(int a); //~ FINE CL0128
#define BEFORE bad
#pragma GCC poison bad worse //~ FINE CL0128
int declared(int bad); //~ ERROR CL0128
int called(int a) { return bad(a); } //~ ERROR CL0128
struct s { int worse; }; //~ ERROR CL0128
#define IN_A_MACRO worse //~ ERROR CL0128
#define worse 1 //~ ERROR CL0128
#ifdef bad //~ ERROR CL0128
#endif
#undef worse //~ ERROR CL0128
#if defined(bad) //~ ERROR CL0128
#endif
#pragma GCC poison 1 //~ ERROR CL0128
int longer(int badly, int Bad, int bad_); //~ FINE CL0128
constant char text[] = "bad worse"; //~ FINE CL0128
// bad worse //~ FINE CL0128
#if 0
bad worse //~ FINE CL0128
#endif
int of_an_older_macro(int a) { return BEFORE(a); } //~ FINE CL0128
#pragma GCC poison //~ FINE CL0128
