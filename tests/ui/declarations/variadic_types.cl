// Types of functions with `...`.

typedef int only(...);  //~ ERROR CL0421
typedef int with_first(int, ...);  //~ ERROR CL0421
typedef int __reserved(int, ...);
int declared(int, ...);  //~ ERROR CL0421
