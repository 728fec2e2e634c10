// std: 1.0 1.2 2.0 3.0

// Test that various OpenCL keywords parse in every allowed position.

__kernel __attribute__((vec_type_hint(float4))) void k0(__global float4 *p) {}
__attribute__((reqd_work_group_size(1, 1, 1))) __kernel void k1(void) {}
kernel __attribute__((work_group_size_hint(1, 1, 1))) void k2(void);
void __kernel k3(void) {}
kernel kernel void k4(void) {} // expected-warning {{duplicate 'kernel' declaration specifier}}

__kernel int x; // expected-error {{'__kernel' attribute only applies to functions}}

void f(__global int *a, const __constant float *b, __local volatile int *c) {
  *a = (int)*b + *c;
}

void g(global) { // expected-error {{expected parameter declarator}}
}

struct __attribute__((packed)) S {
  char c;
  int i;
};

typedef __attribute__((aligned(16))) int aligned_int;

int h(struct S s) {
  aligned_int v = s.i;
  if (v)
    return v
  ;
  return s.c;
}

void missing_semi(global int *p) {
  int v = 0 // expected-error {{expected ';' at end of declaration}}
  p[0] = v;
}

void bad_kw(void) {
  int kernel = 0; // expected-error {{expected identifier or '('}}
}
