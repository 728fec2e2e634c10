// std: 1.0 1.2 2.0 3.0

kernel int ret_int(void) { return 0; }
static kernel void stat(void) {}
inline kernel void inl(void) {}
kernel kernel void twice(void) {}
__kernel void under(void) {}
kernel var_kernel;
kernel int var_int;
kernel void proto(int);
void proto(int a) {}
void proto2(int);
kernel void proto2(int a) {}
kernel noargs() {}
kernel void main(void) {}
kernel void empty() {}
typedef kernel void fn_t(void);
struct s { kernel int a; };

void caller(void) {
  under();
  empty();
  empty(1);
  kernel void inside(void);
  kernel int loc;
}

void param(kernel int a) {}
__attribute__((overloadable)) kernel void over(int a) {}
__attribute__((overloadable)) kernel void over(float a) {}
