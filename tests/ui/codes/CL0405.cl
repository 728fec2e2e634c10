// A tag is of one kind of type in its scope (C99 6.7.2.3).
struct a { int m; }; union a *of_a_union(void); //~ ERROR CL0405
union b { int m; }; struct b *of_a_structure(void); //~ ERROR CL0405
enum c { C }; struct c *of_an_enumeration(void); //~ ERROR CL0405
struct d; enum d { D }; //~ ERROR CL0405
void inside(void) { struct e { int m; }; union e *p; } //~ ERROR CL0405
void outer(struct a *p) { union a *q; } //~ ERROR CL0405
struct a *same(void); //~ FINE CL0405
void hidden(void) { union a { int m; float n; }; union a x; } //~ FINE CL0405
void declared_anew(void) { union a; union a *q; } //~ FINE CL0405
typedef union { int m; } a; //~ FINE CL0405
