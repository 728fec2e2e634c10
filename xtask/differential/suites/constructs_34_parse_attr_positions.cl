// std: 1.2 2.0

__attribute__((reqd_work_group_size(8, 1, 1))) kernel void a(void) {}
kernel __attribute__((reqd_work_group_size(8, 1, 1))) void b(void) {}
kernel void __attribute__((reqd_work_group_size(8, 1, 1))) c(void) {}
kernel void d(void) __attribute__((reqd_work_group_size(8, 1, 1)));
kernel void e(void) __attribute__((reqd_work_group_size(8, 1, 1))) {}

struct __attribute__((packed)) P1 { char c; int i; };
struct P2 { char c; int i __attribute__((packed)); } __attribute__((aligned(8)));
typedef struct { float4 v; } P3 __attribute__((aligned(64)));
__attribute__((endian(host))) int en1;
constant int en2 __attribute__((endian(device))) = 1;
void h(global int *p __attribute__((endian(host))), global float *q __attribute__((nonnull)));
int i __attribute__((aligned)) (void);

kernel void k(global int *p __attribute__((align_value(16)))) {
  int x __attribute__((aligned(16))) = 1, y __attribute__((unused));
  __attribute__(()) int z;
  __attribute__((reqd_work_group_size)) int w;
  __attribute__((work_group_size_hint(1, 2))) int v;
  if (x) __attribute__((unknown_hint)) { x = 2; }
}

enum E { A __attribute__((deprecated)), B };
int m = A;
