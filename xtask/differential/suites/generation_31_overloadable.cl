// std: 1.2 2.0 3.0
// Overloadable functions: declaration, resolution over spaces, vectors and scalars.

int __attribute__((overloadable)) f(int);
float __attribute__((overloadable)) f(float);
float4 __attribute__((overloadable)) f(float4);
int __attribute__((overloadable)) f(global int *);
int __attribute__((overloadable)) f(local int *);
int __attribute__((overloadable)) g(char);
int __attribute__((overloadable)) g(long);
int h(int);
int h(float);
int __attribute__((overloadable)) m(int);
int m(float);
float __attribute__((overloadable)) dup(int);
int __attribute__((overloadable)) dup(int);
void __attribute__((overloadable)) v(int, ...);
void __attribute__((overloadable)) np();
int not_fn __attribute__((overloadable));
void __attribute__((overloadable(1))) arg(int);
void __attribute__((overloadable)) im(read_only image2d_t);
void __attribute__((overloadable)) im(write_only image2d_t);
void __attribute__((overloadable)) q(const int x);
void __attribute__((overloadable)) q(int x);
kernel void __attribute__((overloadable)) kov(int x) {}

int __attribute__((overloadable)) f(int x) { return x; }
int __attribute__((overloadable)) f(uchar x) { return x + 1; }

kernel void k(global int *gp, local int *lp, constant int *cp, read_only image2d_t i, write_only image2d_t w) {
  int a = f(1);
  float b = f(1.0f);
  float4 c = f((float4)(1));
  a = f(gp) + f(lp);
  a = f(cp);
  a = f('c');
  a = f(1u);
  a = f(1.0);
  a = f((int4)(1));
  a = f((uchar)1);
  a = g(1);
  a = g((char)1);
  a = g((short)1);
  a = g(1ul);
  a = f();
  a = f(1, 2);
  im(i);
  im(w);
  v(1, 2, 3);
  (void)max(1, 2);
  (void)max(1, 2.0f);
  (void)max((float4)1, 2.0f);
  (void)min(1u, 2);
  (void)f;
  (void)clamp((short)1, (short)2, (short)3);
}
