// A macro's name and its parameters are identifiers, `#` in a function-like macro stands before one of them, `##` between two
// tokens, and a space ends the name of an object-like one (C99 6.10.3, 6.10.3.2, 6.10.3.3, 6.10.8).
#define //~ ERROR CL0111
#define 1 x //~ ERROR CL0111
#define "name" x //~ ERROR CL0111
#define (a) a //~ ERROR CL0111
#define defined 1 //~ ERROR CL0111
#define twice_named(a, a) a //~ ERROR CL0111
#define nothing_behind(a,) a //~ ERROR CL0111
#define no_comma(a b) a //~ ERROR CL0111
#define open(a //~ ERROR CL0111
#define number(1) 1 //~ ERROR CL0111
#define not_last(..., a) a //~ ERROR CL0111
#define string_of_none(a) # //~ ERROR CL0111
#define string_of_other(a) #b //~ ERROR CL0111
#define paste_first ## a //~ ERROR CL0111
#define paste_last a ## //~ ERROR CL0111
#define paste_first_parameter(a) ## a //~ ERROR CL0111
#define no_space+1 //~ WARNING CL0111
#define EMPTY //~ FINE CL0111
#define hash # x //~ FINE CL0111
#define no_parameters() 1 //~ FINE CL0111
#define in_parentheses (a) //~ FINE CL0111
#define while if //~ FINE CL0111
#define define 1 //~ FINE CL0111
#define string(a) # a //~ FINE CL0111
#define paste(a, b) a ## b ## 1 //~ FINE CL0111
#define keyword(int) int //~ FINE CL0111
#if 0
#define 1 x //~ FINE CL0111
#endif
