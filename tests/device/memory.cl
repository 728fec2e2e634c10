typedef struct { char c; int i; short s; double d; } Mixed;
typedef struct { int a[3]; struct { short x, y; } in; } Nest;
typedef union { uint u; float f; uchar b[4]; } Bits;
typedef struct __attribute__((packed)) { char c; int i; } Packed;
constant int table[5] = {2, 3, 5, 7, 11};
constant float4 quad = (float4)(1.0f, 2.0f, 3.0f, 4.0f);
global int counter = 40;
global int *global where = &counter;
constant Nest start = {{1, 2, 3}, {4, 5}};
constant char text[] = "abc";
kernel void layout(global ulong *o) {
  o[0] = sizeof(Mixed); o[1] = sizeof(Nest); o[2] = sizeof(Packed); o[3] = sizeof(float3); o[4] = sizeof(Bits);
  Mixed m; o[5] = (ulong)((private char *)&m.d - (private char *)&m);
}
Mixed make(int n) { Mixed m = {.c = 'x', .i = n, .d = n / 2.0}; return m; }
int sum(Nest n) { n.a[0] = 100; return n.a[0] + n.a[1] + n.in.y; }
kernel void structs(global int *o) {
  int i = get_global_id(0);
  Mixed m = make(i); Mixed k = m; k.i += 10; 
  Nest n = {{1, 2, 3}, {4, i}}; n.in.x = m.i;
  o[4 * i] = k.i + m.i; o[4 * i + 1] = sum(n) + n.a[0]; o[4 * i + 2] = (int)(make(7).d * 2) + n.in.x; o[4 * i + 3] = m.s;
}
kernel void unions(global uint *o) { Bits b; b.f = 1.0f; o[0] = b.u; o[1] = b.b[3]; b.b[0] = 0xff; o[2] = b.u; }
kernel void packed(global Packed *p, global int *o) { int i = get_global_id(0); o[i] = p[i].i; p[i].i = -1; }
kernel void constants(global int *o) {
  int i = get_global_id(0); o[i] = table[i] + (int)quad.w + start.in.y + text[1] - 'b' + "xyz"[2] - 'z';
}
kernel void program_scope(global int *o) { counter += 1; *where += 1; o[0] = counter; }
kernel void statics(global int *o) { static global int n = 5; n *= 2; o[0] = n; }
void add(int *p, int n) { *p += n; }
kernel void generic_pointers(global int *o) {
  local int l; int p = 1; l = 2; o[0] = 3;
  add(&p, 10); add(&l, 10); add(o, 10);
  o[1] = p; o[2] = l; int *q = o[0] > 5 ? (int *)&p : (int *)&l; *q = 77; o[3] = p;
  o[4] = to_global(q) == 0; o[5] = to_private(q) != 0; o[6] = (get_fence(&l) & CLK_LOCAL_MEM_FENCE) != 0;
}
kernel void arrays(global int *o) {
  int a[3][4]; for (int i = 0; i < 3; i++) for (int j = 0; j < 4; j++) a[i][j] = 10 * i + j;
  int (*row)[4] = a + 1; o[0] = row[1][2]; o[1] = *(*(a + 2) + 3); int *p = &a[1][3]; o[2] = p[1]; o[3] = (int)(&a[2][0] - &a[0][0]);
  int z[4] = {1}; o[4] = z[0] + z[3]; int d[] = {[2] = 5, 6}; o[5] = d[2] + d[3] + d[0]; o[6] = sizeof(d) / sizeof(d[0]);
  char s[] = "hey"; o[7] = s[2]; o[8] = sizeof(s);
}
kernel void pointers(global int *a, global int *o) {
  global int *p = a + 2; global int **pp = 0; global int *q = p; global int *private *r = &q;
  **r = 50; o[0] = a[2]; o[1] = p[-1]; o[2] = p > a; o[3] = p == &a[2]; uintptr_t n = (uintptr_t)p; o[4] = *(global int *)(n + 4); o[5] = !pp;
  o[6] = (int)(((uintptr_t)(a + 3) - (uintptr_t)a)); global char *c = (global char *)a; o[7] = c[4];
}
kernel void value_args(Nest n, float4 v, char c, global int *o) { o[0] = n.a[2] + n.in.x; o[1] = (int)v.z; o[2] = c; }
kernel void literals(global int *o) { int *p = (int[]){4, 5, 6}; o[0] = p[1]; Nest n = (Nest){{9, 8, 7}, {6, 5}}; o[1] = n.a[2]; o[2] = ((Nest){.in = {.y = 3}}).in.y; }
