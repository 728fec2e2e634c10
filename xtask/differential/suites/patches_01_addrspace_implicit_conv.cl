// std: 1.2 2.0 3.0
// opts: -DQUAL=
// opts: -DQUAL=const
// Implicit conversions between pointers to different address spaces.

#ifdef __opencl_c_generic_address_space
#define HAS_GENERIC 1
#elif __OPENCL_C_VERSION__ >= 200 && __OPENCL_C_VERSION__ < 300
#define HAS_GENERIC 1
#endif

#ifndef QUAL
#define QUAL
#endif

void take_global(__global QUAL int *p);
void take_local(__local QUAL int *p);
void take_constant(__constant int *p);
void take_private(__private QUAL int *p);
#ifdef HAS_GENERIC
void take_generic(__generic QUAL int *p);
#endif

void assign(__global int *g, __local int *l, __constant int *c, __private int *p) {
  g = l; // expected-error
  g = c; // expected-error
  g = p; // expected-error
  l = g; // expected-error
  p = l; // expected-error
  c = g; // expected-error
  g = g;
  l = l;
  c = c;
#ifdef HAS_GENERIC
  __generic int *gen;
  gen = g;
  gen = l;
  gen = p;
  gen = c; // expected-error
  g = gen; // expected-error
  c = gen; // expected-error
#endif
}

void pass(__global int *g, __local int *l, __constant int *c, __private int *p) {
  take_global(g);
  take_global(l); // expected-error
  take_local(l);
  take_local(c); // expected-error
  take_constant(c);
  take_constant(p); // expected-error
  take_private(p);
  take_private(g); // expected-error
#ifdef HAS_GENERIC
  take_generic(g);
  take_generic(l);
  take_generic(p);
  take_generic(c); // expected-error
#endif
}
