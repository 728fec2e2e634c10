// Block literals without their parts.

void f(int a) { (^ int a); ^( { }; ^int; ({ a; ); } //~ ERROR CL0201 //~ ERROR[1.0,1.1,1.2] CL0212
constant int ok1 = 1; //~ ERROR CL0201
