// std: 1.2+

// Structs by value: arguments, results, kernel arguments.

typedef struct { int x, y; } S;
typedef struct { float4 v; S s[2]; char c; } Big;
typedef struct { global int *p; } HasPtr;
typedef struct { bool b; } HasBool;
typedef struct { size_t n; } HasSize;
typedef struct { event_t e; } HasEvent; //~ ERROR CL0426
typedef struct { S s; struct { HasPtr hp; } in; } Nested;
typedef struct { image2d_t i; } HasImage; //~ ERROR CL0426
typedef union { int i; float f; } U;
typedef struct Fwd Fwd;

S make(int x) { S s = {x, x + 1}; return s; }
S make_lit(int x) { return (S){x, 2}; }
S make_des(int x) { return (S){.y = x, .x = 1}; }
Big make_big(Big b) { b.s[0] = make(2); return b; }
int sum(S s) { return s.x + s.y; }
int from_temp(void) { return make(1).x + make_lit(3).y; }
U mk_u(float f) { U u; u.f = f; return u; }
S bad_init(float4 v) { return v; } //~ ERROR CL0506
void modify(const S s) { s.x = 1; } //~ ERROR CL0320

kernel void k_s(S s, global S *out) { *out = s; }
kernel void k_big(Big b, global Big *out) { out[0] = make_big(b); }
kernel void k_u(U u) {}
kernel void k_ptr(HasPtr h) {} //~ ERROR[1.2] CL0707
kernel void k_bool(HasBool h) {} //~ ERROR CL0707
kernel void k_size(HasSize h) {} //~ ERROR CL0707
kernel void k_nested(Nested n) {} //~ ERROR[1.2] CL0707
kernel void k_pptr(global HasPtr *h) {}
kernel void k_fwd(Fwd f) {} //~ ERROR CL0401
kernel void k_fwdp(global Fwd *f) {}
kernel void k_arr(int a[4]) {} //~ ERROR CL0704
kernel S k_ret(void) { S s; return s; } //~ ERROR CL0701
kernel void k_call(global S *a, constant S *c, local S *l) {
  *a = *c;
  *l = *a;
  S t = *l;
  a[1] = t;
  a[2] = sum(*c) ? *a : *l;
  a[3] = sum(*a) + sum(*c); //~ ERROR CL0506
  if (t == *l) return; //~ ERROR CL0502
  make(1).x = 2; //~ ERROR CL0521
}
