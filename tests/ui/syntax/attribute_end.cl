// An attribute without its end.

typedef __attribute__((aligned(8)) int a4; //~ ERROR CL0201
constant int ok1 = 1;
