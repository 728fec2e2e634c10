// Files may include one another fifteen levels deep at least (C99 5.2.4.1); one that always includes itself has no end. It
// is said where the limit is reached, which is the same line of the header.
#include "CL0107_guarded.h" //~ FINE CL0107
#include "CL0107_fifteen.h" //~ FINE CL0107
#if L1 + L15 != 2
#error not all levels were read //~ FINE CL0107
#endif
#include "CL0107.h" //~ ERROR CL0107
