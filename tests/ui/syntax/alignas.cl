// What follows `_Alignas`.

_Alignas 8 constant int a1 = 1; //~ ERROR CL0201
_Alignas(8 constant int a2 = 1; //~ ERROR CL0201
constant int ok1 = 1;
