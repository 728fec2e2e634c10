// The name of a file may come from a macro (C99 6.10.2); it is looked for all the same.
#define BESIDE(x) "CL0106.h"
#include BESIDE(1) //~ FINE CL0106
#define LIBRARY <string.h>
#include LIBRARY //~ ERROR CL0106
