// std: 1.2 2.0

int const a1 = 1; //~ ERROR[1.2] CL0307
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
static kernel void k4(void) {} //~ ERROR CL0702
kernel static void k5(void) {} //~ ERROR CL0702
extern kernel void k6(void);
kernel inline void k7(void) {}
typedef kernel void kt(void); //~ ERROR CL0703
kernel int k8; //~ ERROR CL0703 //~ ERROR[1.2] CL0307
unsigned float b1(void); //~ ERROR CL0204
signed unsigned b2(void); //~ ERROR CL0204
long long b3(void);
long long long b4(void); //~ ERROR CL0204
short long b5(void); //~ ERROR CL0204
long char b6(void); //~ ERROR CL0204
unsigned uint b7(void); //~ ERROR[1.2] CL0307 //~ ERROR CL0402 //~ ERROR CL0201
unsigned int4 b8(void); //~ ERROR[1.2] CL0307 //~ ERROR CL0402 //~ ERROR CL0201
long double b9(void);
long half b10(void); //~ ERROR CL0204
int int b11(void); //~ ERROR CL0204
float constant constant b12 = 1.0f;
const const int b13(void);
static extern int b14(void); //~ ERROR CL0204
typedef static int b15; //~ ERROR CL0204
inline int b16; //~ ERROR CL0408 //~ ERROR[1.2] CL0307
volatile restrict int b17(void); //~ ERROR CL0413
global int * restrict b18(void);
b19(void); //~ ERROR CL0205
const b20(void); //~ ERROR CL0205
unsigned b21(void);
