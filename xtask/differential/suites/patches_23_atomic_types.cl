// std: 1.2 2.0 3.0
#if __OPENCL_C_VERSION__ >= 200
atomic_int gi;
atomic_int gj = ATOMIC_VAR_INIT(3);
global atomic_uint gu = ATOMIC_VAR_INIT(1u);
constant atomic_int ci = 0;
global atomic_flag gf = ATOMIC_FLAG_INIT;
_Atomic int kw; // expected-error
_Atomic(int) kw2; // expected-error
struct sa { atomic_float f; atomic_bool b; };

void types(atomic_int *p, global atomic_float *f) {
  atomic_int a = 1; // expected-error
  atomic_int b;
  atomic_init(&b, 4);
  b = 5; // expected-error
  b++; // expected-error
  b += 1; // expected-error
  int r = b; // expected-error
  b + 1; // expected-error
  &b;
  *p; // expected-error
  gi = 1; // expected-error
  int *plain = p; // expected-error
  p = &r; // expected-error
  atomic_size_t sz;
  atomic_ptrdiff_t pd;
  atomic_intptr_t ip;
}
#else
atomic_int gi; // expected-error
atomic_flag f; // expected-error
#endif
