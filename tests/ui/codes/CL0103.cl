// A comment goes to the first `*/` behind its start (C99 6.4.9). What only looks like a start of one is none: within a
// literal, behind `//`, and a second time within a comment.
int empty(void); /**/ //~ FINE CL0103
int stars(void); /***/ //~ FINE CL0103
int slash(void); /*/ */ //~ FINE CL0103
int line_within(void); /* // */ //~ FINE CL0103
int behind_a_line(void); // /* //~ FINE CL0103
constant char text[] = "/*"; //~ FINE CL0103
constant int character = '/*' != 0; //~ FINE CL0103
int two_lines(void); /* //~ FINE CL0103
*/
#define DIVIDE(a, p) ((a) / *(p)) //~ FINE CL0103
int f(int a, int *p) { return DIVIDE(a, p); }
#if 1 /*
*/ //~ FINE CL0103
#endif
int half_an_end(void); /*/ //~ ERROR CL0103
