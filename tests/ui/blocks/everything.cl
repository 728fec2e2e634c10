// What blocks and block variables may do.

int (^bg)(int) = ^int(int x) { return x; }; //~ ERROR[1.0,1.1,1.2] CL0212 //~ ERROR[1.0,1.1,1.2] CL0307
int (^constant bgc)(int) = ^int(int x) { return x; }; //~ ERROR[1.0,1.1,1.2] CL0212
int (^const bgk)(int) = ^int(int x) { return x; }; //~ ERROR[1.0,1.1,1.2] CL0212 //~ ERROR[1.0,1.1,1.2] CL0307
global int (^bgg)(int) = ^int(int x) { return x; }; //~ ERROR[1.0,1.1,1.2] CL0212 //~ ERROR[1.0,1.1,1.2] CL0307
int (^noinit)(void); //~ ERROR[1.0,1.1,1.2] CL0212 //~ ERROR[1.0,1.1,1.2] CL0307 //~ ERROR[2.0+] CL0432
extern int (^ex)(void); //~ ERROR[1.0,1.1,1.2] CL0212 //~ ERROR[1.0,1.1,1.2] CL0307 //~ ERROR[1.0,1.1] CL0407 //~ ERROR[2.0+] CL0432
typedef int (^bt)(int); //~ ERROR[1.0,1.1,1.2] CL0212
bt b2 = ^(int a) { return a; }; //~ ERROR[1.0,1.1,1.2] CL0212 //~ ERROR[1.0,1.1,1.2] CL0307
bt arr[2] = { ^(int a) { return a; }, ^(int a) { return a; } }; //~ ERROR[1.0,1.1,1.2] CL0212 //~ ERROR CL0432
struct s { bt b; }; //~ ERROR CL0432
bt ret(void); //~ ERROR CL0432
bt ret2(void) { return b2; } //~ ERROR CL0432
void par(bt b); //~ ERROR CL0432
void par2(int (^b)(void)) {} //~ ERROR[1.0,1.1,1.2] CL0212 //~ ERROR CL0432
void parp(bt *b) {} //~ ERROR CL0432
void vb(int x, int a) {
  int (^v)(int, ...) = ^int(int a, ...) { return a; }; //~ ERROR[1.0,1.1,1.2] CL0212 //~ ERROR CL0432 //~ ERROR CL0421
  bt l = ^(int q) { return q; }; //~ ERROR[1.0,1.1,1.2] CL0212
  l = ^(int q) { return q + 1; }; //~ ERROR[1.0,1.1,1.2] CL0212 //~ ERROR CL0432
  l = b2; //~ ERROR[2.0+] CL0432
  bt *pl = &l; //~ ERROR CL0432 //~ ERROR CL0502
  int i = l(1);
  i = l(); //~ ERROR CL0603
  i = l(1, 2); //~ ERROR CL0603
  i = l(1.0f);
  i = (*l)(1); //~ ERROR CL0502
  *l; //~ ERROR CL0502
  &l; //~ ERROR CL0502
  l + 1; //~ ERROR CL0502
  l == b2; //~ ERROR[2.0+] CL0502
  if (l) {}
  !l; //~ ERROR CL0502
  (int)l;
  (void)l;
  (void *)l;
  x ? l : b2;
  x ? l(1) : b2(2); //~ ERROR[2.0+] CL0432
  bt m[2]; //~ ERROR CL0432
  static bt st = ^(int q) { return q; }; //~ ERROR[1.0,1.1,1.2] CL0212 //~ ERROR[1.0,1.1,1.2] CL0308 //~ ERROR[1.0,1.1] CL0407
  local bt lb = ^(int q) { return q; }; //~ ERROR[1.0,1.1,1.2] CL0212 //~ ERROR CL0310
  void (^rec)(void) = ^{ rec(); }; //~ ERROR[1.0,1.1,1.2] CL0212 //~ ERROR CL0447
  void (^cap)(void) = ^{ int z = x; x = 1; a++; }; //~ ERROR[1.0,1.1,1.2] CL0212 //~ ERROR CL0320
  void (^mod)(void) = ^{ __block int q; }; //~ ERROR[1.0,1.1,1.2] CL0212 //~ ERROR[2.0+] CL0432 //~ ERROR[1.0,1.1,1.2] CL0203
  __block int bq = 1; //~ ERROR[2.0+] CL0432 //~ ERROR[1.0,1.1,1.2] CL0203
  void (^modb)(void) = ^{ bq = 2; }; //~ ERROR[1.0,1.1,1.2] CL0212 //~ ERROR[2.0+] CL0320
  ^{ int n = 1; n = 2; }(); //~ ERROR[1.0,1.1,1.2] CL0212
  int r = ^{ return 5; }(); //~ ERROR[1.0,1.1,1.2] CL0212
  float fr = ^{ return x > 1 ? 1 : 2.0f; }(); //~ ERROR[1.0,1.1,1.2] CL0212
  ^{ if (x) return 1; return 2.0f; }(); //~ ERROR[1.0,1.1,1.2] CL0212 //~ ERROR CL0613
  ^{ if (x) return; return 1; }(); //~ ERROR[1.0,1.1,1.2] CL0212 //~ ERROR CL0613
  ^(int a, int a) {}; //~ ERROR[1.0,1.1,1.2] CL0212 //~ ERROR CL0402
  ^(bt b) { return b(1); }; //~ ERROR[1.0,1.1,1.2] CL0212 //~ ERROR CL0432
  ^ int * (int *p) { return p; }; //~ ERROR[1.0,1.1,1.2] CL0212
  ^{ goto out; }; //~ ERROR[1.0,1.1,1.2] CL0212 //~ ERROR CL0904
  out: ;
  ^{ break; }; //~ ERROR[1.0,1.1,1.2] CL0212 //~ ERROR CL0901
  for (;;) { ^{ continue; }; } //~ ERROR[1.0,1.1,1.2] CL0212 //~ ERROR CL0901
  int la[3];
  ^{ int z = la[0]; }; //~ ERROR[1.0,1.1,1.2] CL0212
  bt n = 0;
  bt nn = NULL;
  bt w = ^(float f) { return 1; }; //~ ERROR[1.0,1.1,1.2] CL0212 //~ ERROR CL0506
  bt w2 = ^(int f) { return 1.0f; }; //~ ERROR[1.0,1.1,1.2] CL0212 //~ ERROR CL0506
  bt w3 = 1; //~ ERROR CL0506
  const bt cb = ^(int q) { return q; }; //~ ERROR[1.0,1.1,1.2] CL0212
  switch (x) { case 1: ^{ case 2: ; }; } //~ ERROR[1.0,1.1,1.2] CL0212 //~ ERROR CL0902
  sizeof(l);
  sizeof(bt);
  ^{ ^{ x; }; }; //~ ERROR[1.0,1.1,1.2] CL0212
  typeof(l) tl = l; //~ ERROR CL0601 //~ ERROR CL0201 //~ ERROR CL0501
}
kernel void kb(bt b) {} //~ ERROR CL0432
kernel void kl(void) {
  ^{ local int a; }; //~ ERROR[1.0,1.1,1.2] CL0212
  ^{ constant int c = 1; }; //~ ERROR[1.0,1.1,1.2] CL0212
  ^{ static int s; }; //~ ERROR[1.0,1.1,1.2] CL0212 //~ ERROR[1.0,1.1,1.2] CL0308 //~ ERROR[1.0,1.1] CL0407
  local int o;
  ^{ o = 1; }; //~ ERROR[1.0,1.1,1.2] CL0212 //~ ERROR CL0320
  ^(local int *p) { *p = 1; }(&o); //~ ERROR[1.0,1.1,1.2] CL0212
  bt f = ^(int a) { return a; }, g = ^(int b) { return b; }; //~ ERROR[1.0,1.1,1.2] CL0212
}
