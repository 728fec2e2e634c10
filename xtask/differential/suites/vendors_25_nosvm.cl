// std: 1.2 2.0 3.0
// The nosvm attribute is accepted and ignored.

// CHECK-LABEL: @f
kernel void f(__attribute__((nosvm)) global int *a) { *a = 1; }
kernel void g(__global int *__attribute__((nosvm)) a, global float *b) { *b = *a; }

void local_var(global int *p) {
  __attribute__((nosvm)) global int *q = p;
  *q = 3;
}

__attribute__((nosvm)) void h(void);
__attribute__((nosvm(1))) void with_arg(void);
struct s { __attribute__((nosvm)) global int *m; };
kernel void by_value(__attribute__((nosvm)) int a) {}
