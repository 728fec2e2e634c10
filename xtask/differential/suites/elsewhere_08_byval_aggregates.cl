// std: 1.2 2.0
// Aggregates by value and returned; copies between address spaces.

struct Mat3 { float m[9]; };
struct Mat4 { float4 rows[4]; };
typedef struct { char c; } one_byte;
typedef struct { int x, y; } two_ints;
typedef struct { two_ints a; float2 b; } mixed;
typedef struct {} empty;
typedef union { float f; uint u; uchar4 b; } bits;
typedef struct { struct { int in1; union { int ui; float uf; }; }; int out1; } anon;
struct wide { long16 v; };
typedef struct __attribute__((packed)) { char c; int i; } pk;
struct __attribute__((aligned(64))) al { int v; };
typedef struct { bool flag; size_t n; } has_bool;

struct Mat4 promote(struct Mat3 in) {
  struct Mat4 out;
  for (int i = 0; i < 3; i++)
    out.rows[i] = (float4)(vload3(i, in.m), 0.0f);
  out.rows[3] = (float4)(0, 0, 0, 1);
  return out;
}

kernel void ker(global struct Mat3 *in, global struct Mat4 *out) {
  out[0] = promote(in[1]);
}

two_ints swap(two_ints t) { two_ints r = {t.y, t.x}; return r; }
one_byte inc(one_byte b) { ++b.c; return b; }
empty nothing(empty e) { return e; }
bits conv(bits b) { b.u |= 0x80000000u; return b; }
pk pack(pk p) { return (pk){p.c, p.i + 1}; }
struct al align(struct al a) { return a; }

kernel void by_value(two_ints t, mixed m, one_byte o, bits b, struct wide w,
                     anon a, pk p, struct al l) {
  t = swap(t);
  m.a = t;
  m.b.x = b.f;
  w.v.sF = a.ui + a.out1 + p.i + l.v;
}
kernel void takes_empty(empty e, int i) {}
kernel void takes_bool(has_bool h) {}

void copies(global mixed *g, local mixed *l, constant mixed *c) {
  mixed p = *g;
  *l = p;
  *g = *c;
  *g = *l;
  *c = p;
  g->a = c->a;
  global two_ints *inner = &g->a;
  two_ints *wrong = &g->a;
  p.b = g->b.yx;
  p = (mixed){{1, 2}, (float2)(3.0f, 4.0f)};
  p = (mixed){.b = (float2)(1.0f)};
  p = (two_ints){1, 2};
  *inner = swap(*inner);
  swap(inner);
}
