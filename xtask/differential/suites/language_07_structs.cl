// std: 1.0 1.1 1.2 2.0 3.0
// Structs and unions.

struct point { int x, y; };
typedef struct { float4 pos; float4 vel; } particle;
typedef struct node { struct node *next; int value; } node_t;
union bits { float f; int i; uchar4 c; };
struct incomplete;
struct outer { struct point p; union { int a; float b; }; int arr[4]; };

struct point { int z; };
union point { int a; };
struct dup { int a; float a; };
struct rec { int a; struct rec r; };
struct hasinc { struct incomplete i; };
struct fam { int n; int data[]; };
struct empty { };
struct init { int a = 1; };
struct fn { int f(void); };
struct nosemi { int a; int b }

;
struct vla { int n; int a[n]; };
struct neg { int a[-1]; };
struct addr { global int *gp; local float *lp; };
struct asm_ { global int g; };
struct withlocal { local int l; };
struct named_anon { struct inner { int q; } in; };

kernel void use(global struct point *pts, global particle *ps, global node_t *n) {
  struct point a = {1, 2};
  struct point b = a;
  struct point c = {1, 2, 3};
  struct point d = {.y = 2, .x = 1};
  struct point e = {.z = 1};
  struct outer o = {{1, 2}, {3}, {4, 5}};
  struct incomplete i;
  struct incomplete *ip;
  union bits u;
  u.f = 1.0f;
  u.i = u.c.x;
  a.x = pts->y;
  a.y = pts[1].x;
  a.w = 1;
  a->x = 1;
  pts.x = 1;
  ps[0].pos.x += ps[0].vel.x;
  a = b;
  a = u;
  a + b;
  if (a) return;
  a == b;
  o.a = 1;
  o.p = a;
  o.arr = 0;
  a = pts[0];
  *pts = a;
  ip->foo = 1;
  sizeof(struct incomplete);
  sizeof(struct point);
  (struct point)a;
  (int)a;
  (struct point)1;
}
