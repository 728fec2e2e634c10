// `asm` at file scope.

asm("nop")  //~ ERROR CL0201  //~ ERROR CL0205
constant int ok1 = 1;
asm volatile;  //~ ERROR CL0203
constant int ok2 = 1;
