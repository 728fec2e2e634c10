// std: 1.2 2.0

// nosvm and uniform_work_group_size.

kernel void a1(__attribute__((nosvm)) global int *p) {}
kernel void a2(global int *p __attribute__((nosvm))) {}
kernel void a3(__attribute__((nosvm)) int x) {}
kernel void a4(__attribute__((nosvm)) local int *p) {}
kernel void a5(__attribute__((nosvm)) int *p) {}
kernel void a6(__attribute__((nosvm(1))) global int *p) {}
kernel void a7(__attribute__((nosvm())) global int *p) {}
kernel void a8(global int *__attribute__((nosvm)) p) {}
kernel void a9(__attribute__((__nosvm__)) global int *p) {}
void fn(__attribute__((nosvm)) global int *p) {}
__attribute__((nosvm)) void on_fn(void) {}
__attribute__((nosvm)) constant int on_var = 1;
struct s {
  __attribute__((nosvm)) global int *f;
};
typedef __attribute__((nosvm)) global int *td;

void body(global int *q) {
  __attribute__((nosvm)) global int *p = q;
  __attribute__((nosvm)) int x;
  __attribute__((nosvm)) return;
}

kernel __attribute__((uniform_work_group_size)) void u1(void) {}
kernel __attribute__((uniform_work_group_size(10))) void u2(void) {}
kernel __attribute__((uniform_work_group_size())) void u3(void) {}
__attribute__((uniform_work_group_size)) void u4(void) {}
__attribute__((uniform_work_group_size)) constant int u5 = 0;
kernel __attribute__((uniform_work_group_size, uniform_work_group_size)) void u6(void) {}
kernel void u7(__attribute__((uniform_work_group_size)) int x) {}
kernel void u8(void) __attribute__((uniform_work_group_size));
kernel void u9(void) __attribute__((uniform_work_group_size)) {}
