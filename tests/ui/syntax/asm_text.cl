// `asm` with a name, and without its semicolon.

asm(x);  //~ ERROR CL0205  //~ ERROR CL0409
asm("x")  //~ ERROR CL0201  //~ ERROR CL0205
constant int ok1 = 1;
