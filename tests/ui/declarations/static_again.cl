// std: 2.0+
// A variable is `static` in all its declarations at file scope, or in none.
extern int a;
static int a;  //~ ERROR CL0406
static int b;
extern int b;
static constant int c = 1;
constant int c;  //~ ERROR CL0406 //~ ERROR CL0313
int d;
static int d;  //~ ERROR CL0406
// Of what was defined twice nothing more is said, but where it is defined once more.
constant int e = 1;
constant int e = 2;  //~ ERROR CL0402
int *f = &e;
constant float e = 3;  //~ ERROR CL0402
