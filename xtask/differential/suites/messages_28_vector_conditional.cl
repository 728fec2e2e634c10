// std: 1.1 2.0 3.0
kernel void k(int4 a, int4 b, float4 f, float4 g, int2 c, char4 d, uint4 u, int i, float s, long4 l, short4 h) {
  int4 r0 = a ? b : a;
  float4 r1 = a ? f : g;
  float4 r2 = d ? f : g;
  float4 r3 = l ? f : g;
  float4 r4 = c ? f : g;
  float4 r5 = f ? f : g;
  float4 r6 = i ? f : g;
  float4 r7 = i ? f : s;
  float4 r8 = a ? f : s;
  float4 r9 = a ? s : s;
  int4 r10 = a ? i : i;
  int4 r11 = a ? i : s;
  float4 r12 = a ? f : b;
  int4 r13 = a ? b : u;
  int4 r14 = s ? a : b;
  int4 r15 = i ? a : c;
  short4 r16 = h ? h : i;
  short4 r17 = h ? 1 : 2;
  if (a)
    i = 1;
  while (f)
    i = 2;
  switch (a) {
  default:;
  }
  a ?: b;
}
