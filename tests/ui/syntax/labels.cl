// Labels without statements, values or colons.

void f(int a) { case: ; default 1: ; switch (a) { case 1 a++; case: ; } x: } //~ ERROR CL0201 //~ ERROR CL0902
constant int ok1 = 1;
