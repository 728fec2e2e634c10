// std: 1.2 2.0
int const a1 = 1;
constant int a2 = 1;
int constant a3 = 1;
int unsigned long constant a4 = 1;
const constant unsigned a5 = 2;
long unsigned int a6(void);
short signed int typedef si;
int static inline f1(void) { return 0; }
int typedef long ll_t;
void kernel k1(void) {}
void __kernel k2(void) {}
kernel kernel void k3(void) {}
static kernel void k4(void) {}
kernel static void k5(void) {}
extern kernel void k6(void);
kernel inline void k7(void) {}
typedef kernel void kt(void);
kernel int k8;
unsigned float b1(void);
signed unsigned b2(void);
long long b3(void);
long long long b4(void);
short long b5(void);
long char b6(void);
unsigned uint b7(void);
unsigned int4 b8(void);
long double b9(void);
long half b10(void);
int int b11(void);
float constant constant b12 = 1.0f;
const const int b13(void);
static extern int b14(void);
typedef static int b15;
inline int b16;
volatile restrict int b17(void);
global int * restrict b18(void);
b19(void);
const b20(void);
unsigned b21(void);
