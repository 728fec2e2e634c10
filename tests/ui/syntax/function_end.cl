// A function without its end.

void f(int a) {
constant int ok1 = 1; //~ ERROR CL0201 //~ ERROR CL0310
