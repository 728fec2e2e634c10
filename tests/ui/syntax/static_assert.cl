// `_Static_assert` in every wrong form.

_Static_assert 1, "x"); //~ ERROR CL0201
_Static_assert(1 "x"); //~ ERROR CL0201
_Static_assert(1, x); //~ ERROR CL0201
_Static_assert(1, "x"; //~ ERROR CL0201
_Static_assert(1, "x") //~ ERROR CL0201
constant int ok1 = 1;
