// std: 1.2 2.0 3.0
void f1(int x __attribute__((unused)), __attribute__((unused)) int y);
void f2(global int * __attribute__((nonnull)) p);
void f3(global int *p __attribute__((nonnull)), int n __attribute__((nonnull)));
void f4(int, __attribute__((aligned(4))) int);
void f5(__attribute__((address_space(1))) int *p);
void f6(__attribute__((opencl_global)) int *p, __attribute__((opencl_local)) int *q);
void f7(__attribute__((opencl_global)) global int *p);
void f8(__attribute__((opencl_global)) local int *p);
kernel void k1(global int *restrict p __attribute__((unused))) {}
kernel void k2(read_only __attribute__((unused)) image2d_t i) {}
kernel void k3(__attribute__((unused)) read_only image2d_t i) {}
kernel void k4(image2d_t i __attribute__((unused)) read_only) {}
kernel void k5(__attribute__((nosvm)) global int *p) {}
kernel void k6(global int *p __attribute__((endian(host)))) {}
kernel void k7(global int *p __attribute__((endian(device)))) {}
void body(void) {
  __attribute__((unused)) int a;
  int __attribute__((unused)) b;
  int c __attribute__((unused)) = 1, d __attribute__((aligned(16)));
  int e = 1 __attribute__((unused));
  int *__attribute__((unused)) g;
  local int h __attribute__((aligned(64)));
  int i __attribute__((aligned(1 << 30)));
  int j __attribute__((aligned("x")));
  int k __attribute__((not_an_attribute));
  int l __attribute__((unused(1)));
  int m __attribute__((packed));
  int n __attribute__(());
  int o __attribute__((,,unused,));
  int q __attribute__(unused);
  int r __attribute__((unused);
  int s;
}
constant int ci __attribute__((section("foo"))) = 3;
constant int cw __attribute__((weak)) = 3;
