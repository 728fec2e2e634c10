// A word of the language where a parameter has its name: the parameters behind it are known.
int first(int if, int n) { n = 1; return n; }  //~ ERROR CL0201
int second(int a, int for, int n) { a = n; unknown = n; return a; }  //~ ERROR CL0201 //~ ERROR CL0501
int last(int a, float *while) { return a; }  //~ ERROR CL0201
int none(int a, while, int n) { return n; }  //~ ERROR CL0201
