// std: 1.2 2.0 3.0
__attribute__((opencl_unroll_hint(2))) int on_var;
__attribute__((nosvm)) void ns(void);
kernel void nv(global int *__attribute__((nosvm)) p) {}
kernel void nv2(__attribute__((nosvm)) global int *p) {}
kernel void nv3(__attribute__((nosvm)) int p) {}

void loops(global int *p, int n) {
  __attribute__((opencl_unroll_hint)) for (int i = 0; i < n; ++i) p[i] = i;
  __attribute__((opencl_unroll_hint(4))) for (int i = 0; i < n; ++i) p[i] = i;
  __attribute__((opencl_unroll_hint(1))) while (n--) ;
  __attribute__((opencl_unroll_hint(2))) do { n++; } while (n < 3);
  __attribute__((opencl_unroll_hint(0))) while (n--) ;
  __attribute__((opencl_unroll_hint(-2))) while (n--) ;
  __attribute__((opencl_unroll_hint(n))) while (n--) ;
  __attribute__((opencl_unroll_hint(2.5f))) while (n--) ;
  __attribute__((opencl_unroll_hint(1, 2))) while (n--) ;
  __attribute__((opencl_unroll_hint(2))) if (n) return;
  __attribute__((opencl_unroll_hint(2))) n = 1;
  __attribute__((unroll)) while (n--) ;
#pragma unroll 2
  for (int i = 0; i < n; ++i) ;
}
__attribute__((convergent)) void cv(void);
__attribute__((noduplicate)) void nd(void);
int __attribute__((convergent)) cvar;
__attribute__((always_inline)) int ai(int a) { return a; }
__attribute__((noinline)) kernel void ni(void) {}
__attribute__((pure)) int pr(int);
__attribute__((amdgpu_num_vgpr(32))) kernel void amd(void) {}
__attribute__((no_such_attr)) void nsa(void);
kernel void addr(__attribute__((opencl_global)) int *p, __attribute__((opencl_local)) int *q) { *p = *q; }
void dup(global local int *p);
void dup2(global global int *p);
void num(__attribute__((address_space(3))) int *p, __attribute__((address_space(-1))) int *q);
