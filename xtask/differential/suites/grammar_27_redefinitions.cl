// std: 1.2 2.0 3.0
int f1(int);
int f1(int);
float f1(int);
int f1(float);
int f1(int a) { return a; }
int f1(int a) { return a; }
static int f2(void);
int f2(void) { return 0; }
int f3(void);
static int f3(void) { return 0; }
void f4(__global int *);
void f4(__local int *);
void f5(const int a);
void f5(int a) {}
void f6(int a, int a);
void f7(int a) { int a; { int a; } }
__kernel void k1(__global int *p);
void k1(__global int *p) {}
__kernel void k2(__global int *p) {}
__kernel void k2(__global int *p) {}
__constant int c = 1;
__constant int c = 2;
typedef int T;
typedef int T;
typedef float T;
int T;
struct S { int a; };
struct S { int a; };
union S { int a; };
enum E { A, B };
enum E { C };
enum F { A };
enum G { H = 1, H = 2 };
int A;
typedef struct { int a; int a; } D;
void f8(void) { int x; float x; int y; int y; typedef int z; int z; lab: ; lab: ; }
int get_global_id(int);
float sin(float x);
int sin(int x) { return x; }
float4 dot(float4 a, float4 b) { return a; }
float my = 1.0f;
#define M 1
#define M 2
#define M 2
