// std: 1.2 2.0 3.0
// Small attributes: nosvm (2.0 and later), optnone, endian.

kernel void f(__attribute__((nosvm)) global int *a) {}
kernel void g(global int *a __attribute__((nosvm))) {}
kernel void h(__attribute__((nosvm)) int a) {}
kernel void i(__attribute__((nosvm(1))) global int *a) {}
__attribute__((nosvm)) void on_func(void);

void body(void) {
  __attribute__((nosvm)) global int *p;
}

constant long lh __attribute__((endian(host))) = 1;
constant long ld __attribute__((endian(device))) = 1;
constant long lx __attribute__((endian(none))) = 1;
constant long l1 __attribute__((endian(1))) = 1;
struct en { int a __attribute__((endian(host))); };
void fn(void) __attribute__((endian(host)));

__attribute__((optnone)) kernel void on(void) {}
__attribute__((optnone, always_inline)) void onai(void) {}
__attribute__((optnone)) int onv;
__attribute__((optnone(1))) void ona(void) {}
