// An operator whose operand has another operator that is evaluated first (C99 6.5).
int of_comparison(int a) { return a & 1 == 0; } //~ WARNING CL0541
int on_the_left(int a, int b) { return a < b | 1; } //~ WARNING CL0541
int of_a_sum(int a) { return 1 << a + 1; } //~ WARNING CL0541
int with_parentheses(int a) { return (a & 1) == 0; } //~ FINE CL0541
int of_two_comparisons(int a) { return a > 1 & a < 9; } //~ FINE CL0541
int of_three_comparisons(int a) { return a > 1 & a < 9 & a != 4; } //~ FINE CL0541
int of_a_product(int a) { return 1 << a * 2; } //~ FINE CL0541
#define IS_EVEN(a) ((a) & 1 == 0)
int in_a_macro(int a) { return IS_EVEN(a); } //~ WARNING CL0541
