// A list of parameters without its end.

void f(
constant int ok1 = 1; //~ ERROR CL0201
