// A parameter without its end.

int f(int (a; //~ ERROR CL0201
constant int ok1 = 1;
