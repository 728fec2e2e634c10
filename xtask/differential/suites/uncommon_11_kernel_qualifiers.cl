// std: 1.2 2.0

// What a kernel may be declared with.

kernel int ret_int(void) { return 0; }
kernel void *ret_ptr(void);
kernel global int *ret_gptr(void);
static kernel void stat(void) {}
kernel static void stat2(void) {}
inline kernel void inl(void) {}
extern kernel void ext(void);
__kernel kernel void twice(void) {}
kernel const void cv(void) {}
kernel auto int aut(void) { return 1; }

kernel int var;
kernel struct s { int a; };
typedef kernel void kt(void);
kernel typedef int ktd;
void kp(kernel int x);

typedef void fn(void);
kernel fn by_typedef;

void fwd(int);
kernel void fwd(int x) {}
kernel void back(int);
void back(int x) {}

kernel void overl(int x) {}
kernel void overl(float x) {}
__attribute__((overloadable)) kernel void overl2(int x) {}
__attribute__((overloadable)) kernel void overl2(float x) {}

kernel void main(void) {}

kernel void caller(global int *p) {
  caller(p);
  twice();
  kernel void in_fn(void);
  void *addr = (void *)caller;
  kernel int x = 0;
}

__attribute__((kernel)) void attr_kernel(void) {}
__attribute__((opencl_kernel)) void attr_opencl_kernel(void) {}
void __kernel mid(void) {}
void after(void) __kernel {}

kernel void params(kernel void);
kernel void knr(a) int a; {}
kernel nr(int a) {}

kernel void redefinition(int a) {}
kernel void redefinition(int a) {}
kernel void conflicting(int a);
kernel void conflicting(uint a) {}
