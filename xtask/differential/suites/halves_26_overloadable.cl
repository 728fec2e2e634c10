// std: 1.2 2.0 3.0
// __attribute__((overloadable)).

#define OVL __attribute__((overloadable))

int OVL f(int a) { return a; }
float OVL f(float a) { return a; }
float4 OVL f(float4 a) { return a; }
int OVL f(global int *a) { return *a; }
int OVL f(local int *a) { return *a; }
int OVL f(constant int *a) { return *a; }
int OVL g(int a, float b);
int OVL g(float a, int b);
void OVL noargs(void);
int OVL h(char c);
int OVL h(short s);

int plain(int a);
int OVL plain(float a);
float OVL f(int a);
int f(double d);
int nov(int a);
int nov(float a);
int OVL var(int a, ...);

kernel void use(global int *p, local int *l, constant int *c, int4 i4) {
  int priv = 0;
  p[0] = f(1);
  p[1] = (int)f(1.0f);
  p[2] = f('c');
  p[3] = f(p) + f(l) + f(c);
  float4 v = f((float4)(1.0f));
  v = f(v.xyzw);
  p[4] = f(i4);
  p[5] = f(&priv);
  p[6] = f(1u);
  p[7] = f(1L);
  p[8] = f(v.xy);
  p[9] = g(1, 2.0f);
  p[10] = g(1, 1);
  p[11] = h(1);
  p[12] = h((char)1);
  p[13] = h((uchar)1);
  p[14] = f();
  p[15] = plain(1.0f);
  noargs();
  noargs(1);
  p[16] = max(1, 2.0f);
  p[17] = max(p[1], 2);
  p[18] = max(p[1], 2u);
}
