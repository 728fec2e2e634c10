// A macro may be defined again only as it was: of the same kind, with the same parameters, and with the same tokens and spaces
// between them (C99 6.10.3); how many spaces does not count.
#define N 1
#define N 2 //~ WARNING CL0117
#define KIND 1
#define KIND() 1 //~ WARNING CL0117
#define NAMES(a) a
#define NAMES(b) b //~ WARNING CL0117
#define COUNT(a) 1
#define COUNT(a, b) 1 //~ WARNING CL0117
#define SPACES 1+2
#define SPACES 1 + 2 //~ WARNING CL0117
#define SPELLING 0x1
#define SPELLING 0X1 //~ WARNING CL0117
#define EMPTY
#define EMPTY 0 //~ WARNING CL0117
#define __LINE__ 1 //~ WARNING CL0117
#define FLT_MAX 1.0f //~ WARNING CL0117
#define SAME (1 + 2)
#define SAME (1 + 2) //~ FINE CL0117
#define SAME   (1	+   /* more */ 2) // again //~ FINE CL0117
#define SAME (1 + \
  2) //~ FINE CL0117
#define CALL(a, b) a + b
#define CALL( a,b ) a + b //~ FINE CL0117
#undef N
#define N 3 //~ FINE CL0117
#if 0
#define N 4 //~ FINE CL0117
#endif
#define NOTHING
#define NOTHING /* nothing */ //~ FINE CL0117
#undef COUNT
#undef COUNT //~ FINE CL0117
