// std: 1.2 2.0 3.0
// The generic address space, explicit and implied.

#if __OPENCL_C_VERSION__ == 200 || defined(__opencl_c_generic_address_space)
#define HAVE_GENERIC 1
#endif

void spelled(__generic int *a, generic float *b);

#ifdef HAVE_GENERIC
__generic int obj;                     // error
generic int *file_ptr;

void conversions(__global int *g, __local int *l, __private int *p, __constant int *c,
                 __generic int *n) {
  n = g;
  n = l;
  n = p;
  n = c;                               // error
  g = n;                               // error
  l = n;                               // error
  p = n;                               // error
  c = n;                               // error
  g = (__global int *)n;
  l = (__local int *)n;
  p = (__private int *)n;
  c = (__constant int *)n;             // error
  n = (__generic int *)c;              // error
  int *q = n;
  q = g;
  n = (int *)l;
}

int sum(const int *a, const int *b) { return *a + *b; }

kernel void use(__global int *g, __local int *l) {
  int x = 1;
  *g = sum(g, l) + sum(l, &x) + sum(&x, g);
  int *ptr = get_global_id(0) ? g : l;
  ptr = get_global_id(0) ? &x : l;
  if (ptr == g) *ptr = 4;
  if (ptr != l) *ptr = 5;
  ptrdiff_t d = ptr - g;
}

kernel void k_generic(__generic int *n);   // error
kernel void k_plain(int *n);               // error

void locals(void) {
  __generic int a;                     // error
  __generic int *b;
  __generic int *__generic *c;
  int *__generic d;                    // error
  b = 0;
}

void (param_gen)(__generic int x);     // error
__generic int ret(void);               // error
__generic int *ret_ptr(__global int *g) { return g; }
#else
void not_here(__global int *g, int *p) {
  p = g;                               // error
  __generic int *a;                    // error
  generic int b;                       // error
}
#endif
