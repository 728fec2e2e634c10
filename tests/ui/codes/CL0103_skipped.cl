// Comments are taken out before directives are read (C99 5.1.1.2), so that one without an end swallows the `#endif` of a
// group that is left out. What compilers report is the conditional without an end.
#if 0 //~ ERROR CL0108
/* a whole comment */ //~ FINE CL0103
no text of the program /* //~ WARNING CL0103
#endif
