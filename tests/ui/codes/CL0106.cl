// A file that `#include` names must be there (C99 6.10.2). One in a group that is left out is not looked for. Behind a
// missing one nothing is known any more, and nothing is said.
#include "CL0106.h" //~ FINE CL0106
int from_the_header(void) { return HEADER; }
#define NAME "CL0106.h"
#include NAME //~ FINE CL0106
#if 0
#include "none.h" //~ FINE CL0106
#endif
#ifdef NOT_DEFINED
#include <none.h> //~ FINE CL0106
#endif
#include "none.h" //~ ERROR CL0106
type_of_it f(void); //~ FINE CL0106
