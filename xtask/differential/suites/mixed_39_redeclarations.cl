// std: 1.2 3.0
// Conflicting and repeated declarations; undeclared functions.

int dup(int x);
int dup(int y);
float dup(int x);
int dup(float x);
int twice(void) { return 1; }
int twice(void) { return 2; }
constant int cv = 1;
constant int cv = 2;
constant float cv2 = 1;
constant int cv2 = 1;
typedef int T;
typedef int T;
typedef float T;
struct S { int a; };
struct S { int a; };
union S u;
enum E { EA, EB = EA, EA };
kernel void k1(global int *p);
void k1(global int *p) {}
void k3(global int *p);
kernel void k3(global int *p) {}
kernel void k2(global int *p);
kernel void k2(local int *p) {}
float sin(float x);
int get_global_id(int x) { return 0; }
int param(int a, int a) { return a; }

void calls(int n) {
  int n;
  undeclared(1);
  int r = undeclared2();
  get_global_ID(0);
  uint r;
  extern int dup(int);
  callee_later(1);
}
void callee_later(int x) {}
