#ifndef L1
#define L1 1
#include "CL0107_fifteen.h"
#elif !defined L2
#define L2 1
#include "CL0107_fifteen.h"
#elif !defined L3
#define L3 1
#include "CL0107_fifteen.h"
#elif !defined L4
#define L4 1
#include "CL0107_fifteen.h"
#elif !defined L5
#define L5 1
#include "CL0107_fifteen.h"
#elif !defined L6
#define L6 1
#include "CL0107_fifteen.h"
#elif !defined L7
#define L7 1
#include "CL0107_fifteen.h"
#elif !defined L8
#define L8 1
#include "CL0107_fifteen.h"
#elif !defined L9
#define L9 1
#include "CL0107_fifteen.h"
#elif !defined L10
#define L10 1
#include "CL0107_fifteen.h"
#elif !defined L11
#define L11 1
#include "CL0107_fifteen.h"
#elif !defined L12
#define L12 1
#include "CL0107_fifteen.h"
#elif !defined L13
#define L13 1
#include "CL0107_fifteen.h"
#elif !defined L14
#define L14 1
#include "CL0107_fifteen.h"
#elif !defined L15
#define L15 1
#endif
