// A function without its start.

void f(int a) } //~ ERROR CL0201
constant int ok1 = 1;
