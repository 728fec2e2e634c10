// std: 1.2 2.0 3.0
static int f1(void);
int f1(void) { return 0; }
int f2(void);
static int f2(void) { return 0; }
extern constant int c1;
static constant int c1 = 1;
static constant int c2 = 1;
extern constant int c2;
constant int c3 = 1;
constant int c3 = 1;
extern constant int c4;
extern constant int c4;
extern constant float c4;
extern global int c5;
extern constant int c5;
extern constant int c6[];
constant int c6[3] = {1, 2, 3};
extern constant int c6[4];
constant int c7[] = {1, 2};
typedef char chk[sizeof(c7) == 8 ? 1 : -1];
int c8(void);
constant int c8 = 1;
typedef int c9;
constant int c9 = 2;
typedef int c10;
typedef int c10;
typedef float c10;
typedef const int c11;
typedef int const c11;
typedef volatile int c11;
int f3(int);
int f3(int);
int f3(const int);
int f3(float);
float f3(int);
int f4(global int *);
int f4(local int *);
int f5(int *);
int f5(private int *);
int f6(int a[4]);
int f6(int *a);
int f6(int a[8]) { return 0; }
int f6(int a[2]) { return 0; }
