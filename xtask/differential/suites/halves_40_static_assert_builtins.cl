// std: 1.2 2.0 3.0
// _Static_assert, sizeof, alignof, offsetof, _Generic, __builtin_*.

_Static_assert(sizeof(char) == 1, "char");
_Static_assert(sizeof(long) == 8, "long");
_Static_assert(sizeof(half) == 2, "half");
_Static_assert(sizeof(float3) == 16, "float3");
_Static_assert(sizeof(size_t) == sizeof(global int *), "pointers");
_Static_assert(__alignof__(double16) == 128, "alignment");
_Static_assert(_Alignof(uchar4) == 4, "alignment");
_Static_assert((char)-1 < 0, "char is signed");
_Static_assert(sizeof('a') == 4, "character constants are int");
_Static_assert(sizeof(int) == 8, "must fail");
_Static_assert(1, "");
_Static_assert(1);
_Static_assert(0.5f, "not an integer");

struct s { char a; int4 b; half c[3]; };
_Static_assert(__builtin_offsetof(struct s, b) == 16, "offset");
_Static_assert(__builtin_offsetof(struct s, c[1]) == 34, "offset");
_Static_assert(sizeof(struct s) == 48, "size");
constant int off = offsetof(struct s, b);
constant int bad_off = __builtin_offsetof(struct s, z);
constant int sz_void = sizeof(void);
constant int sz_fn = sizeof(get_work_dim);
constant int sz_event = sizeof(event_t);

_Alignas(16) constant int al = 1;
typedef int al8 __attribute__((aligned(8)));
typedef int al3 __attribute__((aligned(3)));
_Static_assert(__alignof__(al8) == 8, "aligned");

#define TYPE_NAME(x) _Generic((x), int: 1, float: 2, float4: 3, default: 0)
_Static_assert(TYPE_NAME(1) == 1, "int");
_Static_assert(TYPE_NAME(1.0f) == 2, "float");
_Static_assert(__builtin_types_compatible_p(uchar, unsigned char), "same");
_Static_assert(__builtin_constant_p(3), "constant");

kernel void k(global int *o, float f, float4 v, int n) {
  o[0] = TYPE_NAME(v) + _Generic(n, float: 1);
  o[1] = __builtin_expect(n, 0) + __builtin_popcount(n) + __builtin_clz(n);
  o[2] = __builtin_choose_expr(1, n, "s");
  f = __builtin_fabsf(f) + __builtin_sqrtf(f) + __builtin_inff();
  v = __builtin_astype(n, float4);
  v = __builtin_convertvector((int4)(n), float4);
  v = __builtin_elementwise_max(v, v);
  f = __builtin_reduce_max(v);
  if (n > 3) __builtin_unreachable();
  __builtin_trap();
  __builtin_assume(n > 0);
  __builtin_memcpy(o, &n, sizeof(n));
  void *p = __builtin_alloca(n);
  __builtin_nonexistent(n);
  _Static_assert(n, "not constant");
}
