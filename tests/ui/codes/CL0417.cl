// An array has an element at least (C99 6.7.5.2: greater than zero).
void zero(void) { int a[0]; } //~ WARNING CL0417
void computed(void) { int a[1 - 1]; } //~ WARNING CL0417
void second(void) { int a[2][0]; } //~ WARNING CL0417
struct s { int n; int a[0]; }; //~ WARNING CL0417
typedef int t[0]; //~ WARNING CL0417
constant int size = sizeof(int[0]); //~ WARNING CL0417
kernel void in_local(void) { local int a[0]; } //~ WARNING CL0417
void one(void) { int a[1]; } //~ FINE CL0417
void first_element(void) { int a[2]; a[0] = 1; } //~ FINE CL0417
constant int list[] = { 0 }; //~ FINE CL0417
