// Behind `#` stands one of the directives of C with what it needs, or nothing (C99 6.10). Groups that are left out may hold
// others, and `#` begins a directive at the start of a line alone.
#foo //~ ERROR CL0110
#defined A //~ ERROR CL0110
#If 1 //~ ERROR CL0110
#"text" //~ ERROR CL0110
#ifdef //~ ERROR CL0110
#endif
#ifndef //~ ERROR CL0110
#endif
#ifdef 1 //~ ERROR CL0110
#endif
#undef //~ ERROR CL0110
#undef 1 //~ ERROR CL0110
#include //~ ERROR CL0110
#include none //~ ERROR CL0110
#line //~ ERROR CL0110
#line first //~ ERROR CL0110
#line 1 first //~ ERROR CL0110
#line -1 //~ ERROR CL0110
# //~ FINE CL0110
  #  /* with a comment */ define A 1 //~ FINE CL0110
%: undef A //~ FINE CL0110
#undef NOT_DEFINED //~ FINE CL0110
#if 0
#foo //~ FINE CL0110
#include //~ FINE CL0110
#ifdef //~ FINE CL0110
#endif
#endif
#define N 40
#line N //~ FINE CL0110
#line 41 "other.cl" //~ FINE CL0110
