// std: 1.2 2.0 3.0
// Kernels called from kernels and functions; forms of kernel declarations.

kernel void callee(global int *a, int n) { a[n] = n; }
__kernel void callee2(local float *l, read_only image2d_t i, sampler_t s) { l[0] = read_imagef(i, s, (int2)(0)).x; }
kernel void fwd(global int *a);
__attribute__((reqd_work_group_size(4, 1, 1))) kernel void sized(global int *a) { fwd(a); }
kernel void has_local(global int *a) { local int x[4]; a[0] = x[1]; }

kernel void caller(global int *a, local float *l, read_only image2d_t i, sampler_t s) {
  callee(a, 1);
  callee2(l, i, s);
  sized(a);
  has_local(a);
  fwd(a);
  callee(a);
  callee(l, 2);
  caller(a, l, i, s);
  int r = callee(a, 1);
  (void)&callee;
  void (*fp)(global int *, int) = callee;
}
void plain(global int *a) { callee(a, 3); has_local(a); }
kernel void fwd(global int *a) { plain(a); }

kernel int returns_int(void) { return 1; }
kernel void dup(int x) {}
kernel void dup(int x) {}
kernel void redecl(int x);
void redecl(int x) {}
kernel kernel void twice(void) {}
kernel void variadic(int x, ...) {}
kernel void noproto() {}
kernel void unnamed(int, global float *);
kernel void many(char c, uchar4 u, short s, long l, ulong16 ul, float f, float3 f3) {}
kernel void pp(global int *global *p) {}
kernel void priv(int *p) {}
kernel void privq(private int *p) {}
kernel void st(size_t s, ptrdiff_t p, uintptr_t u) {}
kernel int *bad(void);
kernel int not_function;
typedef kernel void kt(void);
int main(void) { return 0; }
kernel void main(void) {}
