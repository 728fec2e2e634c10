// What a file opens is not continued by the file that it includes (C99 6.10: the groups of a file).
#if 1 //~ FINE CL0109
#include "CL0109_end.h" //~ ERROR CL0109
#endif //~ FINE CL0109
