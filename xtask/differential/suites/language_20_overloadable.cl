// std: 1.1 1.2 2.0 3.0
// User overloads over address spaces, vectors and scalars; static, inline.

#define OVL __attribute__((overloadable))

int OVL pick(int a) { return a; }
float OVL pick(float a) { return a; }
float4 OVL pick(float4 a) { return a; }
int4 OVL pick(int4 a) { return a; }
uchar OVL pick(uchar a) { return a; }

void OVL space(global int *p) { *p = 1; }
void OVL space(local int *p) { *p = 2; }
void OVL space(private int *p) { *p = 3; }
int OVL space(constant int *p) { return *p; }

void OVL two(int a, float b);
void OVL two(float a, int b);
int OVL deft(const global float *p);
int OVL deft(global int *p);

int OVL pick(int b) { return b + 1; }
float OVL pick(int4 a) { return 1.0f; }
int notovl(int a);
int OVL notovl(float a);
int OVL first(int a);
int first(float a);
OVL int notfunc;
int OVL arity(int a);
int OVL arity(int a, int b);
kernel OVL void ok1(global int *p) { }
OVL void noproto() {}

static int helper(int a) { return a * 2; }
inline int inl(int a) { return a + 1; }
static inline float sinl(float a) { return a; }
inline __attribute__((always_inline)) float ail(float a) { return a; }
static int undefined_static(int a);
extern int external(int a);
inline kernel void inlkernel(void) {}
static kernel void statkernel(void) {}
inline int notfn;

kernel void use(global int *g, local int *l, constant int *c, global float *gf, float4 f4, int4 i4, uint4 u4, float f, short s, long d) {
  int p[2];
  int r = pick(1);
  f = pick(1.0f);
  f4 = pick(f4);
  i4 = pick(i4);
  f4 = pick(u4);
  r = pick(s);
  r = pick(d);
  r = pick((uchar)1);
  r = pick(f4.xy);
  r = pick(g);
  r = pick();
  space(g);
  space(l);
  space(p);
  r = space(c);
  r = space(g);
  space(gf);
  space(0);
  two(1, 1.0f);
  two(1.0f, 1);
  two(1, 1);
  two(1.0f, 1.0f);
  r = deft(gf);
  r = deft(g);
  r = deft(l);
  r = arity(1) + arity(1, 2);
  r = arity(1, 2, 3);
  r = helper(r) + inl(r) + external(r);
  r = undefined_static(r);
  f = sinl(f) + ail(f);
}
