// std: 1.2 2.0 3.0

// opencl_unroll_hint and pragmas before loops.

#define UNROLL(...) __attribute__((opencl_unroll_hint(__VA_ARGS__)))
enum { FOUR = 4 };
constant int cfour = 4;

kernel void loops(global int *x, int n) {
  __attribute__((opencl_unroll_hint))
  for (int i = 0; i < n; ++i) x[i] = 0;
  __attribute__((opencl_unroll_hint(8)))
  for (int i = 0; i < n; ++i) x[i] = 0;
  UNROLL()
  for (int i = 0; i < n; ++i) x[i] = 0;
  UNROLL(FOUR)
  while (n--) x[n] = 0;
  UNROLL(1)
  do { x[n] = 1; } while (n++ < 4);
  UNROLL(2 + 2)
  for (;;) break;
  UNROLL(sizeof(int))
  for (;;) break;
  __attribute__((__opencl_unroll_hint__(2)))
  for (;;) break;
}

kernel void bad_args(int n) {
  UNROLL(0)
  for (;;) break;
  UNROLL(-1)
  for (;;) break;
  UNROLL(1.5f)
  for (;;) break;
  UNROLL("4")
  for (;;) break;
  UNROLL(n)
  for (;;) break;
  UNROLL(cfour)
  for (;;) break;
  UNROLL(1, 2)
  for (;;) break;
  UNROLL(4294967296)
  for (;;) break;
}

UNROLL(2) kernel void on_function(int n) {
  UNROLL(2) if (n) n = 0;
  UNROLL(2) int decl;
  UNROLL(2) n = 1;
  UNROLL(2) { n = 2; }
  UNROLL(2) switch (n) {}
  UNROLL(2) return;
  UNROLL(2) lbl: for (;;) break;
  UNROLL(2) ;
}
UNROLL(2) constant int on_var = 1;

kernel void twice(int n) {
  UNROLL(2) UNROLL(4)
  for (;;) break;
  UNROLL(2)
  __attribute__((nomerge))
  for (;;) break;
#pragma unroll 4
  UNROLL(2)
  for (;;) break;
#pragma unroll
  for (;;) break;
#pragma unroll 4
  for (;;) break;
#pragma unroll(n)
  for (;;) break;
#pragma unroll 0
  for (;;) break;
#pragma unroll 4
  n = 1;
#pragma nounroll
  while (n) break;
#pragma clang loop unroll_count(2)
  for (;;) break;
#pragma clang loop unroll(full) unroll_count(2)
  for (;;) break;
}
