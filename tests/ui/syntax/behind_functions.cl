// What stands between a function's declarator and its body.

int f(void), constant int g = 1; //~ ERROR CL0201
int h(void) = 3; //~ ERROR CL0409
int i(void) int x; //~ ERROR CL0201 //~ ERROR[1.0,1.1,1.2] CL0307
int j(int a) b { } //~ ERROR CL0201
constant int ok1 = 1;
