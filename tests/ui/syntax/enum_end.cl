// An enumeration without its end.

enum e { A, B
constant int ok1 = 1; //~ ERROR CL0201
