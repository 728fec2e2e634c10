// std: 1.2 2.0
// The kernel qualifier, its result and calls of kernels.

kernel int r1(void) { return 1; }
__kernel void ok1(int a) {}
void __kernel ok2(int a) {}
static kernel void st(int a) {}
inline kernel void il(int a) {}
kernel void twice(int a);
kernel void twice(int a) {}
void first_plain(int a);
kernel void first_plain(int a) {}
kernel void redecl(int a);
void redecl(int a) {}
kernel int kvar;
kernel struct ks { int a; };
typedef kernel void kt(int);
kernel kernel void dup(int a) {}
kernel void __attribute__((overloadable)) ov(int a) {}
kernel auto_result(int a) {}
kernel void main(int a) {}
int main(void);
__attribute__((kernel)) void gnu(void) {}

void inner(kernel int p) {
  kernel int v;
  ok1(p);
  void (*fp)(int) = ok1;
  &ok1;
}

kernel void calls(int n) {
  ok1(n);
  calls(n - 1);
  return n;
}
kernel void with_local(int n) { local int l[8]; l[0] = n; }
kernel void caller(int n) { with_local(n); }
