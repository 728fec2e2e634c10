// std: 1.2 2.0 3.0
// ext_vector_type, vector_size, swizzles of odd widths.

typedef float f2 __attribute__((ext_vector_type(2)));
typedef float f5 __attribute__((ext_vector_type(5)));
typedef __attribute__((__ext_vector_type__(32))) char c32;
typedef int i1 __attribute__((ext_vector_type(1)));
typedef int bad0 __attribute__((ext_vector_type(0)));
typedef int badn __attribute__((ext_vector_type(-1)));
typedef int bade __attribute__((ext_vector_type(x)));
typedef int badm __attribute__((ext_vector_type));
typedef bool badb __attribute__((ext_vector_type(4)));
typedef struct s bads __attribute__((ext_vector_type(4)));
typedef int4 badv __attribute__((ext_vector_type(4)));
typedef int *badp __attribute__((ext_vector_type(2)));
typedef int gv4 __attribute__((vector_size(16)));
typedef int gvbad __attribute__((vector_size(3)));
typedef float4 same_as_builtin;
int __attribute__((ext_vector_type(4))) not_typedef;

f5 t5(f5 a, f5 b) { return a + b * 2.0f; }
float t5e(f5 a) { return a.s4; }
float t5x(f5 a) { return a.s5; }
float t5w(f5 a) { return a.w + a.x; }
f2 t2(float2 a) { return a; }
float2 t2b(f2 a) { return a.yx; }
i1 t1(int x) { return x; }
int t1e(i1 x) { return x.x + x.s0; }
c32 t32(c32 a) { return a << (c32)1; }
char t32i(c32 a, int i) { return a[i]; }
gv4 tg(gv4 a, gv4 b) { return a + b; }
gv4 tg2(int4 a) { return (gv4)a; }
int4 tg3(gv4 a) { return a; }
int tg4(gv4 a) { return a[2]; }
f5 lit(void) { return (f5)(1, 2, 3, 4, 5); }
f5 litbad(void) { return (f5)(1, 2, 3, 4); }
f5 init(void) { f5 x = {1, 2, 3}; return x; }
int dim(void) { return sizeof(f5) + sizeof(c32) + vec_step(f5) + vec_step(float3); }
