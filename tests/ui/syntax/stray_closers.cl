// What closes nothing.

}  //~ ERROR CL0201
void f(int a) {}
) ; //~ ERROR CL0201
constant int ok1 = 1;
