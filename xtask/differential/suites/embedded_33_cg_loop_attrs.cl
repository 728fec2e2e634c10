// std: 1.2 2.0
// CHECK: !{!"llvm.loop.unroll.count", i32 8}
kernel void u1(global int *p) {
  __attribute__((opencl_unroll_hint(8)))
  for (int i = 0; i < 64; ++i)
    p[i] = i;
  __attribute__((opencl_unroll_hint))
  while (p[0] > 0)
    p[0]--;
  __attribute__((opencl_unroll_hint(1)))
  do {
    p[1]--;
  } while (p[1]);
#pragma nounroll
  for (int i = 0; i < 8; ++i)
    p[i] *= 2;
#pragma clang loop unroll(full)
  for (int i = 0; i < 8; ++i)
    p[i] += 2;
}
