// No member has the type of a function (C99 6.7.2.1).
typedef int function_t(void);
struct a { int m(void); }; //~ ERROR CL0412
struct b { function_t m; }; //~ ERROR CL0412
union c { int n; int m(int); }; //~ ERROR CL0412
struct d { struct { int m(void); } n; }; //~ ERROR CL0412
struct e { int *m(void); }; //~ ERROR CL0412
struct f { int m; global int *n; float4 o[2]; }; //~ FINE CL0412
struct g { int (m); }; //~ FINE CL0412
struct h { struct { int m; } n; }; //~ FINE CL0412
