// std: 1.2 2.0 3.0
typedef struct { int x; float y; } small;
typedef struct { int arr[32]; char c; } big;
typedef struct { long2 v; struct { char a, b; } in; } nested;
struct empty {};
struct flex { int n; int data[]; };
struct with_ptr { global int *p; };
struct with_bool { bool b; };
struct with_size { size_t s; };
union un { int i; float f; };
typedef struct __attribute__((packed)) { char c; int i; } pk;
typedef struct { char c; int i __attribute__((aligned(16))); } al;

small ret_small(small s) { s.x++; return s; }
big ret_big(big b) { b.arr[0] = b.c; return b; }
nested modify(nested n, int i) { n.in.a = i; n.v.x = i; return n; }

kernel void k1(small s, global small *out) { *out = ret_small(s); }
kernel void k2(big b, global big *out) { *out = ret_big(b); }
kernel void k3(nested n, global nested *out) { *out = modify(n, 3); }
kernel void k4(struct empty e) {}
kernel void k5(struct flex f) {}
kernel void k6(struct with_ptr s) {}
kernel void k10(union un u, global float *out) { *out = u.f; }
kernel void k11(pk p, al a) {}
