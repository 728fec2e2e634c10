// std: 1.0 1.2
int4 and4(int4 a, int4 b) { return a && b; }
int4 or4(float4 a, float4 b) { return a || b; }
int4 not4(int4 a) { return !a; }
int4 notf(float4 a) { return !a; }
char4 eqc(char4 a, char4 b) { return a == b; }
short2 ltus(ushort2 a, ushort2 b) { return a < b; }
int and1(int a, float b) { return a && b; }
int4 mixed(int4 a, int b) { return a && b; }
int3 ne3(float3 a, float3 b) { return a != b; }
uint8 bnot(uint8 a) { return ~a; }
int4 sel(int4 c, int4 a, int4 b) { return c ? a : b; }
