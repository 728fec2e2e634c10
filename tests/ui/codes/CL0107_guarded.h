#ifndef GUARD
#define GUARD
#include "CL0107_guarded.h"
#endif
