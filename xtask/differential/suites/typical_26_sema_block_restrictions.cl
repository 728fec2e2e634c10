// std: 1.2 2.0 3.0
#if defined(__opencl_c_device_enqueue) || __OPENCL_C_VERSION__ == 200
int (^BlkVariadic)(int, ...) = ^int(int I, ...) {
  return 0;
};
typedef int (^BlkInt)(int);
int (^const Bl0)(void) = ^{ return 1; };
constant BlkInt BlC = ^(int i) { return i; };
extern BlkInt BlExt;

void f1(int i) {
  BlkInt B1 = ^int(int I) { return 1; };
  BlkInt B2 = ^int(int I) { return 2; };
  const BlkInt B6 = ^(int a) { return a + i; };
  BlkInt Arr[] = {B1, B2};
  int tmp = i ? B1(i) : B2(i);
  tmp = (i ? B1 : B2)(i);
  B1 = B2;
  BlkInt *p = &B1;
  i = *B1;
  BlkInt uninit;
  extern BlkInt e;
  static BlkInt s = ^(int k) { return k; };
}

void f2(BlkInt *BlockPtr) {
  BlkInt B = ^int(int I) { return 1; };
  BlkInt *P = &B;
  B = *BlockPtr;
}

int f3(BlkInt b) { return b(1); }
BlkInt f4(void);

kernel void k(BlkInt b) {}
void f5(int i) {
  int (^const no)(void) = ^{ i = 2; return i; };
  typedef struct { BlkInt b; } S;
}
#else
void f(void) {
  void (^b)(void) = ^{};
}
#endif
