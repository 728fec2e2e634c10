// `asm` without its text, and without its end.

asm "x"; //~ ERROR CL0203
asm("x" //~ ERROR CL0201 //~ ERROR CL0205
constant int ok1 = 1; //~ ERROR CL0201
