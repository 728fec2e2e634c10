// A declaration has one storage class at most, of which `typedef` counts as one (C99 6.7.1).
// std: 1.2+
static extern constant int a = 1; //~ ERROR CL0204
extern static int f(void); //~ ERROR CL0204
typedef static int t; //~ ERROR CL0204
extern typedef constant int u; //~ ERROR CL0204
static inline int g(void) { return 1; } //~ FINE CL0204
inline static constant int *h(void) { return 0; } //~ FINE CL0204
extern constant int b; //~ FINE CL0204
constant static int c = 1; //~ FINE CL0204
int typedef v; //~ FINE CL0204
