// std: 1.2 2.0 3.0
// Restrictions of blocks.
typedef int (^bl_t)(int);
#ifdef __opencl_c_device_enqueue
#define DEVICE_ENQ 1
#endif

int g(int i) { return i; }


void f0(int (^const bl)(void));
void f1(bl_t b) {}
bl_t f2(void);

constant int (^bc)(int) = ^(int i) { return i; };
int (^const bg)(int) = ^(int i) { return i + 1; };

void f3(void) {
  bl_t bl1 = ^(int i) { return 1; };
  int (^bl2)(void) = ^{ return 2; };
  int (^const bl3)(void) = ^{ return 3; };
  const bl_t bl4 = bl1;
  bl_t const bl5;
  bl1 = ^(int i) { return 4; };
  bl_t arr[2] = {bl1, bl4};
  bl_t *p = &bl1;
  int i = bl1(1) ? bl3() : 0;
  int t = (i ? bl1 : bl4)(3);
  *bl1;
  &bl1;
  bl1 == bl4;
  f1(bl1);
  struct { bl_t b; } s;
  int (^vb)(int, ...) = ^(int a, ...) { return a; };
  __block int z = 0;
  ^{ return z; }();
  static bl_t sb = ^(int a) { return a; };
  bl_t (^bb)(int) = ^(int q) { return bl1; };
  void (^arg)(bl_t) = ^(bl_t b) {};
  extern int (^eb)(int);
}
