// std: 1.2 2.0 3.0
// Typedefs, records, enumerations, bit-fields and pointers as debug-info and lowering tests have them.

typedef unsigned char byte;
typedef byte bytes[4];
typedef bytes matrix[4];
typedef const volatile int cvint;
typedef float (vec_of_arr)[3];
typedef struct tree { struct tree *left, *right; int key; } tree, *ptree;

enum small { a0, a1 };
enum big { b0 = 0x7fffffff, b1 };
enum negative { n0 = -1, n1 };
enum ulong_enum { u0 = 0xffffffffffffffffUL };
enum sized { s0 = sizeof(tree), s1 = (int)2.5f, s2 = 'c' };
enum { bad0 = 1.5f, bad1 = (int)"x" };
enum forward;
enum trailing { t0, t1, };
enum redecl { a0 };

struct bits { int a : 3; uint b : 5; int : 0; enum small e : 2; };
struct bits2 { uint wide : 33; int neg : -1; int zero : 0; float f : 2; bool flag : 1; };
struct flex { int n; float data[]; };
struct flex_only { int data[]; };
struct flex_mid { int data[]; int n; };
struct zero { int n; int data[0]; };
struct holds_flex { struct flex f; int after; };
union flex_un { int n; int d[]; };
struct self { struct self inside; };
struct vla_member { int k; int arr[a1 + 1]; };
struct nested { struct { int x; } named; struct { int y; }; struct inner { int z; } ; };
struct with_fn { int f(void); int (*fp)(void); };
struct with_space { global int *g; local int l; constant int *c; private int p; };
struct over_aligned { char c; } __attribute__((aligned(128)));
struct packed_bits { char c; int i; long l; } __attribute__((packed));

constant int offs[] = {
  __builtin_offsetof(tree, key), sizeof(struct packed_bits),
  sizeof(struct over_aligned), __builtin_offsetof(struct nested, named.x),
  __builtin_offsetof(tree, nope), __builtin_offsetof(struct flex, data),
};
typedef int packed_is_13[sizeof(struct packed_bits) == 13 ? 1 : -1];

constant struct flex flex_init = {2, {1.0f, 2.0f}};
constant struct { int a; } anon_var = {1}, *constant anon_ptr = &anon_var;
constant matrix mat = {{1, 2}, {3}};
constant tree leaf = {0, 0, 3};
global tree *roots[2];

int sum(ptree t) { return t ? t->key + (t->left ? 1 : 0) + sum(t->right) : 0; }
int depth(const tree *const *const t) { return (**t).key + t[0]->key; }
float trace(vec_of_arr *m) { return (*m)[0] + m[1][1]; }
byte at(matrix m, int i, int j) { return m[i][j]; }
enum small flip(enum small e) { return e == a0 ? a1 : e + 5; }

kernel void locals(global tree *g, global int *out, global struct flex *fl, cvint k) {
  struct scoped { int v; } sc = {1};
  typedef struct scoped scoped_t;
  scoped_t sc2 = sc, *psc = &sc2;
  enum local_enum { l0 = 3 } le = l0;
  matrix m = {{0}};
  int (*parr)[4];
  int *aptr[4];
  out[0] = sum(0) + at(m, 1, 2) + psc->v + le + flip(a1);
  out[1] = fl->data[fl->n] + g->key;
  out[2] = sum(g);
  out[3] = g->left->key;
  le = 42;
  le = 1.5f;
  enum small other = le;
  ptree t = &(tree){.key = 3};
  struct unknown *up;
  up->x = 1;
  struct unknown u;
  k = 1;
  struct flex stack_flex;
  stack_flex = *fl;
  void *vp = out; vp++;
  out[4] = *vp;
  out[5] = (out - &out[2]) + (out < vp) + (int)(size_t)aptr;
}
