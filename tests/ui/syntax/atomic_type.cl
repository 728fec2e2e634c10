// `_Atomic` without its end.

_Atomic(int a3; //~ ERROR CL0205 //~ ERROR CL0211
constant int ok1 = 1;
