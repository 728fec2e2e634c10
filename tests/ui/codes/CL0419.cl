// There are no bit-fields (OpenCL C 6.11), of any type, with a name or without.
struct a { int m : 3; }; //~ ERROR CL0419
struct b { unsigned m : 1; }; //~ ERROR CL0419
struct c { int : 3; int m; }; //~ ERROR CL0419
struct d { int m; int : 0; }; //~ ERROR CL0419
union e { int m : 3; float n; }; //~ ERROR CL0419
struct f { struct { uint m : 3; } n; }; //~ ERROR CL0419
void inside(void) { struct g { bool m : 1; }; } //~ ERROR CL0419
struct h { int m; uchar n[3]; }; //~ FINE CL0419
int choice(int a) { return a ? a : 3; } //~ FINE CL0419
void label(int a) { switch (a) { case 3: ; } } //~ FINE CL0419
