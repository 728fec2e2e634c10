// Exclusive or of 2 or 10 and a decimal constant was probably intended as a power (C99 6.5.11).
int of_ten(void) { return 10 ^ 6; } //~ WARNING CL0543
int negative(void) { return 10 ^ -6; } //~ WARNING CL0543
int of_two(void) { return 2 ^ 10; } //~ WARNING CL0543
int of_variables(int a) { return 2 ^ a; } //~ FINE CL0543
int of_bits(void) { return 2 ^ 0x0f; } //~ FINE CL0543
int of_three(void) { return 3 ^ 2; } //~ FINE CL0543
