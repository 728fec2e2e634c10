// A member is where its object is; it may point elsewhere (OpenCL C 6.7, on section 5.1.2 of Embedded C).
struct a { global int m; }; //~ ERROR CL0317
struct b { local float4 m; }; //~ ERROR CL0317
struct c { constant int m; }; //~ ERROR CL0317
struct d { private int m; }; //~ ERROR CL0317
union e { int n; global int m; }; //~ ERROR CL0317
struct f { global int m[2]; }; //~ ERROR CL0317
struct g { global int *local m; }; //~ ERROR CL0317
struct h { struct { local int m; } n; }; //~ ERROR CL0317
typedef local int local_int;
struct i { local_int m; }; //~ ERROR CL0317
struct j { global int *m; local int *n; constant int *o; }; //~ FINE CL0317
struct k { int m; float4 n[2]; }; //~ FINE CL0317
struct l { global int *m[2]; }; //~ FINE CL0317
struct m { local_int *m; }; //~ FINE CL0317
void variable(global struct k *p) { p->m = 1; } //~ FINE CL0317
