// Parentheses of operands without their end.

void f(int a) { int b = sizeof(int; b = sizeof(a; b = (a; b = (int)(a; } //~ ERROR CL0201
constant int ok1 = 1;
