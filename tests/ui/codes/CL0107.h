






#include "CL0107.h"
