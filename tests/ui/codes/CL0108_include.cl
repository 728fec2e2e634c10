// A conditional that a header leaves open is not ended by the file that includes it (C99 6.10: the groups of a file).
#define OPEN 1
#if OPEN //~ FINE CL0108
#include "CL0108_open.h" //~ ERROR CL0108
#endif
