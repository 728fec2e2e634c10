// std: 1.2 2.0

// Test AST printing/dumping of OpenCL specifics.

void __kernel testFunc(__global float *a, __constant int *b, __local int2 *c);

// CHECK: FunctionDecl{{.*}}foo 'void (__global int *)'
void foo(global int *x);

typedef struct __attribute__((aligned(8))) node {
  int value;
  float4 pos;
  global struct node *next;
} node_t;

// CHECK: VarDecl{{.*}} '__constant float[3]'
constant float weights[3] = {0.25f, 0.5f, 0.25f};

enum color { RED, GREEN = 4, BLUE };

int vec_access(int4 v) {
  v.s0 = 1;
  v.lo = v.hi;
  v.odd = (int2)(v.even.x, RED);
  v.xyzw = v.wzyx;
  return v.sA; // expected-error {{vector component access exceeds type '__private int4' (vector of 4 'int' values)}}
}

int vec_access2(int2 v) {
  return v.z; // expected-error {{vector component access exceeds type}}
}

void swizzle_dup(int4 v) {
  v.xx = (int2)(1, 2); // expected-error {{vector is not assignable (contains duplicate components)}}
}

global node_t *walk(global node_t *n) {
  while (n && n->value != BLUE)
    n = n->next;
  return n;
}

kernel void __attribute__((reqd_work_group_size(4, 1, 1))) run(global node_t *n, global float *out) {
  global node_t *e = walk(n);
  out[get_global_id(0)] = e ? e->pos.x * weights[1] : 0.0f;
}
