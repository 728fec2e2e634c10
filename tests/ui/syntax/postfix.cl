// Members, elements and arguments that are missing.

void f(int a) { a.; a->; a[1; f(a; f(a,); f(,a); } //~ ERROR CL0201 //~ ERROR CL0529
constant int ok1 = 1;
