// std: 1.2+

// bool conversions; results of vector comparisons and logical operators.

typedef int bool_is_int[sizeof(1 == 1) == sizeof(int) ? 1 : -1];

bool b0(int x) { return x; }
bool b1(float x) { return x; }
bool b2(global int *p) { return p; }
bool b3(int2 x) { return x; } //~ ERROR CL0506
int b4(bool x) { return -x + ~x + !x; }
float b5(bool x) { return x; }
int4 b6(bool x) { return x; }
float4 b7(bool x) { return (float4)x; }

int4 c0(int4 a, int4 b) { return a == b; }
int4 c1(float4 a, float4 b) { return a < b; }
char4 c2(uchar4 a, uchar4 b) { return a >= b; }
uchar4 c3(uchar4 a, uchar4 b) { return a >= b; } //~ ERROR CL0506
long2 c4(ulong2 a, ulong2 b) { return a != b; }
float4 c5(float4 a, float4 b) { return a < b; } //~ ERROR CL0506
short3 c6(short3 a, short3 b) { return a && b; }
int4 c7(float4 a, float4 b) { return a || b; }
int4 c8(float4 a) { return !a; }
int4 c9(int4 a, int b) { return a > b; }
int4 c10(int4 a, int3 b) { return a > b; } //~ ERROR CL0503
int4 c11(int4 a, uint4 b) { return a == b; } //~ ERROR CL0503
int4 c12(int4 a, int4 b, int4 c) { return a ? b : c; }
float4 c13(int4 a, float4 b, float4 c) { return a ? b : c; }
float4 c14(float4 a, float4 b, float4 c) { return a ? b : c; } //~ ERROR CL0532
float4 c15(int a, float4 b, float4 c) { return a ? b : c; }
int4 c16(short4 a, int4 b, int4 c) { return a ? b : c; } //~ ERROR CL0532
int4 c17(int4 a, int b, int c) { return a ? b : c; }
void s(int4 v) {
  if (v) return; //~ ERROR CL0532
  while (v.x == 1) break;
  if (any(v) && all(v)) return;
  bool4 bv; //~ ERROR CL0203
  bool arr[3] = {true, false, 2};
  arr[0] = v == v; //~ ERROR CL0506
}
kernel void kb(bool x) {} //~ ERROR CL0706
kernel void kbp(global bool *x) {}
