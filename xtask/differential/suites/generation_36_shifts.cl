// std: 1.2 2.0 3.0
// Shifts are taken modulo the width; of vectors elementwise.

int f0(int a, int b) { return a << b; }
int f1(int a, char b) { return a >> b; }
int f2(int a, ulong b) { return a << b; }
uint f3(uint a, int b) { return a >> b; }
long f4(long a, int b) { return a << b; }
char f5(char a, char b) { return a << b; }
int f6(int a) { return a << 32; }
int f7(int a) { return a >> 33; }
int f8(int a) { return a << -1; }
long f9(long a) { return a << 64; }
int f10(void) { return 1 << 31; }
constant int c = 1 << 35;
typedef int check_mod[(1 << 33) == 2 ? 1 : -1];

int4 v0(int4 a, int4 b) { return a << b; }
int4 v1(int4 a, uint4 b) { return a >> b; }
int4 v2(int4 a, int b) { return a << b; }
int4 v3(int a, int4 b) { return a << b; }
int4 v4(int4 a, long4 b) { return a << b; }
int4 v5(int4 a, int3 b) { return a << b; }
char4 v6(char4 a, char b) { return a >> b; }
char4 v7(char4 a, int b) { return a >> b; }
uchar4 v8(uchar4 a) { return a << 1; }
int4 v9(int4 a) { return a << (int4)(1, 2, 33, 64); }
float4 v10(float4 a, int b) { return a << b; }
int4 v11(int4 a, float4 b) { return a << b; }
int4 v12(int4 a, float b) { return a << b; }

float e0(float a, int b) { return a << b; }
int e1(int a, float b) { return a >> b; }
int e2(bool a, bool b) { return a << b; }
global int *e3(global int *p) { return p << 1; }
void assign(int4 v, int s, char c4, float f, char4 cv) {
  v <<= s;
  v >>= v;
  s <<= 3;
  s <<= v;
  c4 >>= s;
  f <<= 1;
  s >>= f;
  cv <<= c4;
  cv <<= s;
}
