// Address spaces of vector literals inside functions and outside.

void f(int a) {
    (constant int2)(1, 2);  //~ ERROR CL0312
    (local int2)(1, a);  //~ ERROR CL0312
    (private int2)(1, 2);
    (global int2)(1);
    (local int2){ 1, 2 };  //~ ERROR CL0312
}
constant int2 g = (constant int2)(1, 2);
