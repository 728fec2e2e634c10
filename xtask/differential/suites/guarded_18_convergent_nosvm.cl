// std: 1.2 2.0
void f1(void) __attribute__((convergent));
void f2(void) __attribute__((convergent(1)));
void f3(int a __attribute__((convergent)));
void f4(void) { int v __attribute__((convergent)); }

kernel void n1(__attribute__((nosvm)) global int *p) {}
kernel void n2(__attribute__((nosvm)) int x) {}
void n3(void) { __attribute__((nosvm)) int *p; }
__attribute__((nosvm)) void n4(void);
__attribute__((nosvm)) constant int n5 = 0;
