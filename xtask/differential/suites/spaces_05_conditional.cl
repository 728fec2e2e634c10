// std: 1.2 2.0 3.0
// Conditional operator on pointers of different spaces, scalars and vectors.

void pointers(int s, __global int *g, __local int *l, __constant int *c, __private int *p,
              __global char *gc, const __global int *cg, __global void *gv) {
  __global int *a1 = s ? g : g;
  __global int *a2 = s ? g : 0;
  __global int *a3 = s ? 0 : g;
  const __global int *a4 = s ? g : cg;
  __global int *a5 = s ? g : cg;       // drops const
  __global void *a6 = s ? g : gv;
  __local int *a7 = s ? l : 0;
  (void)(s ? g : gc);                  // different pointees
  (void)(s ? g : c);                   // error
  (void)(s ? l : c);                   // error
  (void)(s ? p : c);                   // error
  (void)(s ? g : l);                   // error before generic
  (void)(s ? l : p);                   // error before generic
  (void)(s ? g : s);                   // pointer and integer
  (void)(s ? g : 1.0f);                // error
  (void)(g ? 1 : 2);
  (void)(l ? g : g + 1);
  int b = s ? *g : *l;
  int d = s ? *c : *p;
}

void scalars(int s, float f, char ch, ulong ul) {
  int a = f > 0.0f ? 1 : 2;
  float b = s ? f : s;
  long c = s ? ch : ul;
  int d = f ? 1 : 2;
  int e = s ?: 3;
}

void vectors(int s, int4 i4, uint4 u4, float4 f4, char4 c4, long4 l4, int2 i2, short4 s4, float f) {
  int4 a = s ? i4 : i4 + 1;
  float4 b = i4 ? f4 : f4 * 2.0f;
  float4 c = u4 ? f4 : -f4;
  int4 d = i4 ? i4 : 0;
  float4 e = i4 ? f : f4;
  float4 g = i4 ? f : f;
  char4 h = c4 ? c4 : c4;
  (void)(f4 ? f4 : f4);                // error: float condition
  (void)(i2 ? i4 : i4);                // error: lengths
  (void)(c4 ? i4 : i4);                // error: element sizes
  (void)(l4 ? f4 : f4);                // error: element sizes
  (void)(i4 ? i4 : u4);                // error: types differ
  (void)(s ? i4 : f4);                 // error
  (void)(s ? i4 : i2);                 // error
  short4 j = s4 ? s4 : (short)2;
  float4 k = s ? f4 : f;
}
