// std: 1.2 2.0 3.0
void f(int4 i, int4 j, float4 a, float4 b, long4 l, char4 c, int2 i2, uint4 u, int s, float x) {
  float4 r0 = i ? a : b;
  int4 r1 = i ? i : j;
  float4 r2 = l ? a : b;
  char4 r3 = i ? c : c;
  float4 r4 = i2 ? a : b;
  float4 r5 = a ? a : b;
  float4 r6 = u ? a : b;
  float4 r7 = s ? a : b;
  float4 r8 = s ? a : x;
  float4 r9 = i ? a : x;
  float4 r10 = i ? x : x;
  int4 r11 = i ? 1 : 0;
  float4 r12 = i ? a : i;
  int4 r13 = i ? u : j;
  float4 r14 = x ? a : b;
}
