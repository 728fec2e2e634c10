// std: 1.2 2.0

kernel void main(void) {}
kernel static void ks(void) {}
static kernel void sk(void) {}
inline kernel void ik(void) {}
kernel kernel void kk(void) {}
kernel int x;
kernel typedef int kt;
typedef kernel void kf(void);
kernel struct S { int a; };
void params(kernel int a);
int main(void) { return 0; }

kernel void over(int a) {}
kernel void over(float a) {}
__attribute__((overloadable)) kernel void ov(int a) {}

kernel void decl(int a);
kernel void decl(int a) {}
void later(void);
kernel void later(void) {}

void call(void) {
  decl(1);
  kernel int b;
}
