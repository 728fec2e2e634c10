// std: 1.2 2.0 3.0
void ok(void) {
  int a, *b, c[2], *d[3], (*e)[4], ((f)), (*(g));
  int const *const h = 0, *const *i;
  int unsigned long j;
  long int unsigned long k;
  int *restrict r, *volatile v;
  global int *local *constant *gp;
  int m[2][3], n[][2] = {{1, 2}};
}
void errors(int n) {
  int;
  const;
  int int x1;
  long float x2;
  unsigned float x3;
  short long x4;
  signed unsigned x5;
  long long x6;
  long double x7;
  const const int x8 = 1;
  x9;
  const x10 = 1;
  int x11[];
  int x12[-1];
  int x13[0];
  int x14[n];
  int x15[2.0f];
  int x16[static 3];
  int x17[*];
  int (*x18)(int);
  int (*x19[2])(void);
  int x20(int)[2];
  int x21[2](int);
  int (x22)(void);
  int 23x;
  int *;
  int x24, ;
  int x25 x26;
  int &x27 = n;
  void x28;
  void x29[2];
  int x30[2][];
  restrict int x31;
  int restrict x32;
  int restrict *x33;
}
int last;
