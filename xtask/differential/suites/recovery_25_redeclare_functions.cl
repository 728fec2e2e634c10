// std: 1.2 2.0 3.0
int f1(int);
int f1(int x);
int f1(int x) { return x; }
int f1(int x) { return x + 1; }
float f1(int);
int f1(float);
int f1(int, int);
int f2(int);
static int f2(int);
static int f3(int);
int f3(int);
extern int f3(int);
int f4(const int);
int f4(int);
int f5(int a[4]);
int f5(int *);
int f6(global int *);
int f6(local int *);
int f7(private int *);
int f7(int *);
kernel void k1(global int *);
void k1(global int *);
void k2(global int *);
kernel void k2(global int *p) {}
kernel void k3(int x) {}
kernel void k3(int x) {}
kernel void k3(float x) {}
int f8(void);
int f8;
constant int f9 = 1;
int f9(void);
typedef int f10;
int f10(void);
float4 f11(float4);
float3 f11(float4);
void f12(int a, int a);
void f13(int a) { int a; { int a; } }
void f14(void) { int f1(float); float f15(void); int f15(void); }
inline int f16(void);
int f16(void) { return 1; }
int f17(global int *restrict);
int f17(global int *);
int get_global_id(int);
size_t get_local_id(uint);
int sin(int);
float cos(float x) { return x; }
