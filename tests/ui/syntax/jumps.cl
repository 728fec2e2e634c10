// Jumps and loops with something too little or too much.

void f(int a) { do { } ; do a++; until (a); return a b; goto; goto 3; break 1; } //~ ERROR CL0201 //~ ERROR CL0613 //~ ERROR CL0901 //~ ERROR CL0501
constant int ok1 = 1;
