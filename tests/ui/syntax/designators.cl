// Designators that are none.

struct s { int a; } ;
constant struct s v = { .3 = 1 }; //~ ERROR CL0521
constant struct s w = { .a 1 }; //~ ERROR CL0201
constant int x[2] = { [0 = 1, [1] = 2 }; //~ ERROR CL0201
constant int ok1 = 1;
