// std: 1.2 2.0 3.0
// Struct and union arguments, returns and copies.

typedef struct {
  int a;
  float4 v;
  char c[3];
} rec_t;

struct empty {};
typedef union { int i; float f; uchar4 b; } pun_t;
typedef struct { rec_t r[2]; pun_t u; } big_t;
typedef struct __attribute__((packed)) { char c; int i; } packed_t;
typedef struct { int n; } __attribute__((aligned(16))) al_t;

rec_t make(int a) {
  rec_t r = {a, (float4)(1.0f), {1, 2, 3}};
  return r;
}

float reinterpret(int x) {
  pun_t p;
  p.i = x;
  return p.f;
}

int by_value(big_t b) { return b.r[1].a + b.u.i; }
int empty_arg(struct empty e, int x) { return x; }
packed_t roundtrip(packed_t p) { p.i++; return p; }

kernel void k_struct(rec_t r, global rec_t *out) {
  out[0] = r;
  out[1] = make(3);
  out[1].v.xy = r.v.zw;
  (*out).c[1] = 'a';
  out->a = make(4).a;
}

kernel void k_big(big_t b, al_t al, global int *o) {
  big_t copy = b;
  copy.r[0] = copy.r[1];
  o[0] = by_value(copy) + al.n;
  o[1] = as_int(reinterpret(o[0]));
}

kernel void k_local(local rec_t *l, constant rec_t *c) {
  local rec_t scratch[4];
  scratch[0] = *c;
  *l = scratch[0];
  rec_t p = *l;
  *c = p;
}

kernel void k_union(pun_t u, global pun_t *o) {
  *o = u;
  o->b.x = 1;
  *o = 1;
}
