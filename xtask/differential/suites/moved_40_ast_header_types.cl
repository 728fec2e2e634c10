// std: 1.2 2.0 3.0
// Types and constants of the default header, dumped and read back.
typedef __typeof__(sizeof(int)) my_size;
constant float inf = INFINITY, nanv = NAN, pi = M_PI_F;
constant double dpi = M_PI;
constant uint maxes[] = {CHAR_BIT, UCHAR_MAX, SHRT_MAX, UINT_MAX, ULONG_MAX};
constant int neg[] = {CHAR_MIN, SHRT_MIN, INT_MIN};
constant float lim = FLT_MAX, eps = FLT_EPSILON, hm = HALF_MAX;

constant int chk1[sizeof(long) == 8 ? 1 : -1] = {1};
constant int chk2[sizeof(float3) == 16 ? 1 : -1] = {1};
constant int chk3[sizeof(size_t) == 8 && sizeof(int *) == 8 ? 1 : -1] = {1};
constant int chk4[sizeof(bool) == 4 ? 1 : -1] = {1};
constant int chk5[__alignof__(double4) == 32 ? 1 : -1] = {1};

struct node { global struct node *next; uchar tag; ulong16 big; };
typedef enum { red = 1, green = red << 2 } color;

int overload(int a) __attribute__((overloadable)) { return a; }
float overload(float a) __attribute__((overloadable)) { return a; }

kernel void use(global struct node *n, global int *out, color c) {
  uint m = max(1u, 2u) + min(3, 4);
  float f = overload(1.f) + clamp(f, 0.f, 1.f) + native_sin(f);
  int4 s = select((int4)(1), (int4)(2), (int4)(-1));
  float4 q = select((float4)(1), (float4)(2), (float4)(0));
  out[0] = overload(c) + (int)m + popcount(out[1]) + mad24(1, 2, 3);
  n->next->tag = (uchar)s.x;
  out[1] = isnan(f) | any(s) | isequal(f, inf);
  out[2] = max(1, 2u);
  out[3] = undeclared_builtin(1);
  float fr; f = fract(f, &fr);
  f = fract(f, out);
  my_size z = get_global_size(0) + get_global_offset();
}
