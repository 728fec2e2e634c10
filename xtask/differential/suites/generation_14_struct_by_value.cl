// std: 1.2 2.0 3.0
// Structs by value: arguments, results, kernel arguments.

typedef struct { int x, y; } S;
typedef struct { float4 v; S s[2]; char c; } Big;
typedef struct { global int *p; } HasPtr;
typedef struct { bool b; } HasBool;
typedef struct { size_t n; } HasSize;
typedef struct { event_t e; } HasEvent;
typedef struct { S s; struct { HasPtr hp; } in; } Nested;
typedef struct { image2d_t i; } HasImage;
typedef union { int i; float f; } U;
typedef struct Fwd Fwd;

S make(int x) { S s = {x, x + 1}; return s; }
S make_lit(int x) { return (S){x, 2}; }
S make_des(int x) { return (S){.y = x, .x = 1}; }
Big make_big(Big b) { b.s[0] = make(2); return b; }
int sum(S s) { return s.x + s.y; }
int from_temp(void) { return make(1).x + make_lit(3).y; }
U mk_u(float f) { U u; u.f = f; return u; }
S bad_init(float4 v) { return v; }
void modify(const S s) { s.x = 1; }

kernel void k_s(S s, global S *out) { *out = s; }
kernel void k_big(Big b, global Big *out) { out[0] = make_big(b); }
kernel void k_u(U u) {}
kernel void k_ptr(HasPtr h) {}
kernel void k_bool(HasBool h) {}
kernel void k_size(HasSize h) {}
kernel void k_nested(Nested n) {}
kernel void k_pptr(global HasPtr *h) {}
kernel void k_fwd(Fwd f) {}
kernel void k_fwdp(global Fwd *f) {}
kernel void k_arr(int a[4]) {}
kernel S k_ret(void) { S s; return s; }
kernel void k_call(global S *a, constant S *c, local S *l) {
  *a = *c;
  *l = *a;
  S t = *l;
  a[1] = t;
  a[2] = sum(*c) ? *a : *l;
  a[3] = sum(*a) + sum(*c);
  if (t == *l) return;
  make(1).x = 2;
}
