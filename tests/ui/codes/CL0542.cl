// A sign directly after `=` and before a blank was probably intended as a compound assignment (C99 6.5.16).
void plus(int *a, int b) { *a =+ b; } //~ WARNING CL0542
void minus(int *a, int b) { *a =- b; } //~ WARNING CL0542
void blank(int *a, int b) { *a = -b; } //~ FINE CL0542
void dense(int *a, int b) { *a=-b; } //~ FINE CL0542
void apart(int *a, int b) { *a = - b; } //~ FINE CL0542
