// std: 1.0 1.2 2.0 3.0

// Keywords and types which depend on the language version.

generic int *gen_ptr(generic int *p) { // CL1.2: expected-error {{does not support the 'generic' type qualifier}}
  return p;
}

void atomics(void) {
#if __OPENCL_C_VERSION__ >= 200
  atomic_int a;
  atomic_flag flag;
#endif
  atomic_uint u; // CL1.2: expected-error {{use of undeclared identifier 'atomic_uint'}}
}

#if __OPENCL_C_VERSION__ < 200
int pipe = 0; // expected-error {{program scope variable must reside in constant address space}}
constant int queue_t_is_free = 1;
#else
kernel void p(read_only pipe int x) {}
queue_t make_queue(void);
#endif

void uniform_keyword(void) {
  long l = 1L;
  ulong ul = 1UL;
  long long ll = 0;
  double d = 1.0;
  complex float c; // expected-error {{use of undeclared identifier 'complex'}}
  unsigned char uc = 'a';
  wchar_t w; // expected-error {{use of undeclared identifier 'wchar_t'}}
}
