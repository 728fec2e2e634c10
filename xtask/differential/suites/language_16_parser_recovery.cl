// std: 1.2 2.0 3.0
// Missing punctuation, unknown types, misspelt keywords, undeclared names.

kernal void k0(global int *p) { *p = 1; }
__kernal void k1(global int *p) { *p = 1; }
kernel viod k2(global int *p) { *p = 1; }
kernel void k3(globl int *p) { *p = 1; }
kernel void k4(global flaot *p) { *p = 1; }
kernel void k6(global int *p,) { *p = 1; }
kernel void k7(global int *p;) { }
kernel void k8 { }

kernel void body(global int *out, global float4 *v, int n) {
  int a = 1
  int b = 2;
  a = b
  b = a;
  flot c = 1.0f;
  float d = 1.0f, e = 2.0f
  d = e;
  a = undeclared1;
  undeclared2 = 3;
  out[undeclared3] = 1;
  a = nn;
  n = get_globl_id(0);
  a = (b + 1;
  a = b + 1);
  a = out[0;
  a = out 0];
  if (a == 1 { b = 2; }
  if (a == 1)) { b = 2; }
  for (int i = 0, i < n; i++) out[i] = 1;
  for (int i = 0; i < n; i++ out[i] = 2;
  a = + ;
  a = * 2;
  a = b ** 2;
  a = b +* 2;
  a == ;
  retrun a;
  return
}

int after_recovery(int q) {
  retun q;
  wile (q) q--;
  int 2x = 1;
  int if = 1;
  int kernel = 2;
  int global = 3;
  int x y;
  int z[;
  int w[3;
  struct { int a; int b } s;
  a.b.c = 1;
  q.x = 1;
  q->x = 1;
  q();
  q[0];
  "text";
  ;;
  {
  }
  @
  $q = 1;
  return q;
}

float last(float x) {
  if (x > 0) {
    return x;
  return -x;
}
