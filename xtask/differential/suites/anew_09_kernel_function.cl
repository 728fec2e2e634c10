// std: 1.2 2.0 3.0

kernel void ok(void) {}
__kernel void ok2() {}
kernel int ret_int(void) { return 0; }
kernel float4 ret_vec(void);
kernel void *ret_ptr(void);
typedef void myvoid;
kernel myvoid ret_td(void) {}
static kernel void st(void) {}
kernel static void st2(void);
inline kernel void inl(void) {}
extern kernel void ext(void);
kernel kernel void dup(void);

kernel int var;
kernel struct S { int a; } s0;
typedef kernel void ktype(void);
void param(kernel int a);

void main(void) {}
kernel void main(void) {}
int main(int a);

kernel void callee(global int *p) { *p = 1; }
kernel void caller(global int *p) {
  callee(p);
  kernel void inner(void);
  kernel int x;
}

void once(void);
kernel void once(void) {}
kernel void twice(void);
void twice(void) {}
kernel void overl(int a);
kernel void overl(float a);

kernel void __attribute__((overloadable)) ov(int a);
