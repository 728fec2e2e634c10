// Parameters declared between `)` and `{` are obsolescent (C99 6.9.1, 6.11.7).
int one(a) int a; { return a; } //~ WARNING CL0214
int two(a, b) int a, b; { return a + b; } //~ WARNING CL0214
int apart(a, b) float b; int a; { return a; } //~ WARNING CL0214
int pointer(p) global int *p; { return *p; } //~ WARNING CL0214
int array(p) int p[2]; { return *p; } //~ WARNING CL0214
int named(int a) { return a; } //~ FINE CL0214
int none() { return 1; } //~ FINE CL0214
int nothing(void) { return 1; } //~ FINE CL0214
typedef int t;
int of_types(t a) { return a; } //~ FINE CL0214
