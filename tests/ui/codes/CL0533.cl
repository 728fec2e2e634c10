// What is chosen has one type: both the same, or one becomes the other by itself (6.5.9, C99 6.5.15). Vectors
// of two types are the mistake that they are beside other operators.
struct s { int a; };
struct t { int a; };
void nothing(void);
void chosen(int n, float f, struct s s, struct t t, int4 i4, float4 f4, uint4 u4, float2 f2, int *p, global int *g) {
  (void)(n ? s : 1); //~ ERROR CL0533
  (void)(n ? f : s); //~ ERROR CL0533
  (void)(n ? s : t); //~ ERROR CL0533
  (void)(n ? i4 : f4); //~ ERROR CL0503
  (void)(n ? i4 : u4); //~ ERROR CL0503
  (void)(n ? f4 : f2); //~ ERROR CL0503
  (void)(n ? p : f); //~ ERROR CL0533
  (void)(n ? s : p); //~ ERROR CL0533
  (void)(n ? &s : t); //~ ERROR CL0533
  (void)(i4 ? f4 : u4); //~ ERROR CL0503
  (void)(n ? s : s); //~ FINE CL0533
  (void)(n ? n : f); //~ FINE CL0533
  (void)(n ? f4 : f4.wzyx); //~ FINE CL0533
  (void)(n ? f4 : f); //~ FINE CL0533
  (void)(n ? 1 : i4); //~ FINE CL0533
  (void)(n ? p : 0); //~ FINE CL0533
  (void)(n ? (void *)p : p); //~ FINE CL0533
  (void)(n ? p : (const int *)p); //~ FINE CL0533
  n ? nothing() : nothing(); //~ FINE CL0533
  (void)(n ? i4 : convert_int4(f4)); //~ FINE CL0533
}
