// A struct without its end.

struct s { int a; 
constant int ok1 = 1; //~ ERROR CL0201 //~ ERROR CL0317
