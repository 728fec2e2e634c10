// std: 1.2 2.0
kernel int r0(void) { return 0; }
kernel void *r1(void) { return 0; }
kernel float4 r2(void);
typedef void V;
kernel V r3(void) {}
static kernel void st(void) {}
kernel static void st2(void) {}
inline kernel void il(void) {}
extern kernel void ex(void);
kernel kernel void twice(void) {}
__kernel void main(void) {}
kernel int gv;
kernel struct S { int x; };
typedef kernel void T(void);
void notk(kernel int p);
void f(void) {
  kernel int l;
}
void __kernel after(void) {}
__attribute__((overloadable)) kernel void ov(int a) {}
__attribute__((overloadable)) kernel void ov(float a) {}
