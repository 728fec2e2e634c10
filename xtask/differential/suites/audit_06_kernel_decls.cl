// std: 1.2 2.0 3.0
kernel void ok(void) {}
__kernel void ok2() {}
kernel int ret(void) { return 0; }
kernel float4 retv(void);
kernel noret(void) {}
static kernel void st(void) {}
inline kernel void in(void) {}
kernel kernel void dup(void) {}
extern kernel void ex(global int *p);
kernel void var(int a, ...) {}
void main(void) {}
kernel void main(void) {}
kernel int glob;
kernel struct K { int a; };
typedef kernel void kt(void);

void plain(int a, ...) {}
void (*fp)(void);
void call(void) {
  ok();
  void (*q)(void);
  void (*r)(void) = ok;
  r = &ok2;
  ok2;
  &ok;
  (ok)();
}

void redecl(int);
kernel void redecl(int);
kernel void redecl2(int);
void redecl2(int a) {}
kernel void same(int a);
kernel void same(int b) {}
kernel void same(int b) {}
