// std: 1.0 1.1 1.2 2.0 3.0
// Address space qualifiers on every kind of declaration.

typedef __global int gint_t;
typedef __local float *lfloat_ptr;
typedef const __constant char *cstr_t;

__constant int c_ok = 4;
constant float c_arr[4] = {1.0f, 2.0f, 3.0f, 4.0f};
__local int l_file;                 // error: local at file scope
__private int p_file;               // error: private at file scope
__global __local int two_spaces;    // error: multiple address spaces
__global __global int *same_twice;  // warning on repeated space

struct S {
  int plain;
  __global int *gp;
  __local int *lp;
  __global int g_field;             // error: field may not be qualified
  __local int l_field;              // error
  __constant int c_field;           // error
  __private int p_field;
};

union U {
  __constant float *cp;
  __local float l_member;           // error
};

__global int ret_global(void);      // error: return type qualified
__local float ret_local(int x);     // error
__global int *ret_ptr(__global int *p) { return p; }
__constant int *ret_cptr(void) { return &c_ok; }
gint_t ret_typedef(void);           // error

void params(__global int *a, __local int *b, __constant int *c, __private int *d);
void param_bad_global(__global int a);     // error
void param_bad_local(__local int a);       // error
void param_bad_constant(__constant int a); // error
void param_private(__private int a) { a = 1; }
void param_arr(__global int a[], __local float4 b[8], __constant char c[2]);
void param_typedef(lfloat_ptr a, cstr_t b, gint_t *c) { *a = 0.0f; *c = b[0]; }

kernel void locals(__global int *out) {
  __private int a = 1;
  private int b = 2;
  __local int c;
  local int d[16];
  __local int e = 3;                // error: local with an initialiser
  __constant int f = 4;
  __constant int g;                 // error: constant without initialiser
  __global int h;                   // error: global in a function
  gint_t i;                         // error
  gint_t *j = out;
  c = a + b;
  d[0] = c;
  *j = d[0] + f;
  if (a) {
    __local int in_block;           // error: not at function scope
    __constant int c_block = 3;     // error
    *out = c_block;
  }
  for (__local int k = 0;;) break;  // error
}

void helper(void) {
  __private float ok;
  __local float not_in_function;    // error
  __constant float nor_this = 1.0f; // error
  ok = 1.0f;
}
