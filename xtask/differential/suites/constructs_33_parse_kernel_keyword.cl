// std: 1.2 2.0

void kernel ok1(void) {}
kernel void ok2(void) {}
__kernel kernel void twice(void) {}
__attribute__((reqd_work_group_size(1, 1, 1))) void kernel ok3(void) {}
kernel __attribute__((vec_type_hint(int4))) void ok4(void);
static kernel void st(void) {}
inline kernel void inl(void) {}
kernel int ret(void) { return 0; }
kernel int notfn;
kernel typedef int tk;
kernel struct S { int a; };
void f(kernel int a);
kernel ok5(void) {}
void g(void) {
  kernel int x;
  kernel void nested(void);
}
kernel void kernel_name(int kernel) {}
