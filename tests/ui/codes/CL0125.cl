// Places are counted in 32 bits: sources of four gigabytes (C99 5.2.4.1) are no case.
// never: 1.0+, since a case would have four gigabytes
int small(void); //~ FINE CL0125
