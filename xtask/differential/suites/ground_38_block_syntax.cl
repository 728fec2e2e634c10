// std: 1.2 2.0 3.0
typedef int (^BT)(int);
int (^const gb1)(int) = ^(int a) { return a; };
constant BT gb2 = ^(int a) { return a; };
BT gb3 = ^int(int a) { return a; };
BT gb4;
void take(int (^b)(int));
void take2(BT b, BT *c);
BT ret(void);
int call(int (^b)(int), int x) { return b(x); }
struct S { BT b; };
void f(int n) {
  int (^b1)(int) = ^(int a) { return a + n; };
  int (^const b2)(int) = ^int(int a) { return a + n; };
  BT b3 = ^(int a) { return a; };
  const BT b4 = ^{ return 1; };
  void (^const b5)(void) = ^{ };
  void (^const b6)(void) = ^(void) { return; };
  void (^const b7)() = ^() { };
  int (^const b8)(int) = ^(int a) { return 1.0f; };
  b2 = b4;
  b2(1);
  b2();
  b2(1, 2);
  ^(int a) { return a; }(3);
  ^{ n = 1; }();
  ^{ int m = n; m++; }();
  __block int bv = 1;
  ^{ bv = 2; }();
  BT const arr[2] = {b4, b4};
  BT *pb = &b4;
  *b2;
  &b2;
  b2 ? b2 : b4;
  b2 == b4;
  !b2;
  (BT)0;
  sizeof(b2);
  int ^bad1;
  int (^bad2);
  int (^bad3)(int, ...) = ^(int a, ...) { return a; };
  ^int { return 1; }();
  ^( { };
  ^ ;
  ^(int a { return a; };
  global int (^gbp)(int);
  void (^const nest)(void) = ^{ void (^const in)(void) = ^{ int q = n; }; in(); };
  take(^(int a) { return a; });
  call(b2, 3);
  extern BT eb;
  static BT sb = ^(int a) { return a; };
}
kernel void k(BT b) {}
