#pragma OPENCL EXTENSION __cl_clang_bitfields : enable
struct Mixed { int a : 3; uint b : 13; char c; long d : 40; bool e : 1; short : 0; ushort f : 9; };
struct __attribute__((packed)) Packed { uint a : 5; ulong b : 61; int c : 30; uchar d; };
union Either { uint low : 4; uchar whole; };
constant struct Mixed fixed = { -1, 4097, 'x', -5, true, 300 };
kernel void sizes(global ulong *o) {
  o[0] = sizeof(struct Mixed);
  o[1] = sizeof(struct Packed);
  o[2] = sizeof(union Either);
  o[3] = __alignof__(struct Packed);
}
kernel void values(global long *o) {
  struct Mixed m = { 3, 8191, 1, 0x7fffffffff, 0, 511 };
  o[0] = m.a; o[1] = m.b; o[2] = m.c; o[3] = m.d; o[4] = m.e; o[5] = m.f;
  o[6] = (m.a = 5);
  o[7] = (m.b += 2);
  o[8] = m.d++;
  o[9] = m.d;
  o[10] = --m.f;
  m.e = 4;
  o[11] = m.e;
}
kernel void bytes(global uchar *o) {
  union { struct Packed p; uchar b[sizeof(struct Packed)]; } u;
  for (int i = 0; i < sizeof(struct Packed); i++) u.b[i] = 0;
  u.p.a = 0x1f; u.p.b = 0x123456789abcdef; u.p.c = -2; u.p.d = 0x77;
  for (int i = 0; i < sizeof(struct Packed); i++) o[i] = u.b[i];
}
kernel void in_constant(global long *o) {
  o[0] = fixed.a; o[1] = fixed.b; o[2] = fixed.c; o[3] = fixed.d; o[4] = fixed.e; o[5] = fixed.f;
}
kernel void of_a_union(global int *o) {
  union Either e; e.whole = 0xab;
  o[0] = e.low;
  e.low = 3;
  o[1] = e.whole;
}
kernel void in_global_memory(global struct Mixed *m) { int i = get_global_id(0); m[i].b = i; m[i].f = 2 * i; m[i].a = 1; }
kernel void neighbours(global struct Mixed *m) { if (get_global_id(0) == 0) m[0].a = 1; else m[0].b = 2; }
kernel void apart(global struct Mixed *m) { if (get_global_id(0) == 0) m[0].a = 1; else m[0].c = 2; }
kernel void only_one(global int *o) { struct Mixed m; m.a = 2; o[0] = m.a; }
kernel void never_written(global int *o) { struct Mixed m; m.a = 2; o[0] = m.f; }
