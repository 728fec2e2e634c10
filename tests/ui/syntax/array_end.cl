// The size of an array without its end.

constant int a[3 = {1,2,3}; //~ ERROR CL0201
constant int ok1 = 1;
