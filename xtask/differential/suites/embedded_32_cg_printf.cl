// std: 1.2 2.0 3.0
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
constant char fmt[] = "%d\n";
// CHECK: call spir_func i32 (ptr addrspace(2), ...) @printf
kernel void pf(global int *g, float4 v, char c, long l, half h, uchar4 u) {
  printf("plain\n");
  printf("%d %u %c\n", g[0], (uint)g[1], c);
  printf("%v4f\n", v);
  printf("%v4hlf\n", v);
  printf("%v4hhu\n", u);
  printf("%v2f\n", v);
  printf("%f %e %g\n", 1.0f, v.x, 2.0);
  printf("%ld\n", l);
  printf("%d\n", l);
  printf("%s\n", "str");
  printf("%p\n", g);
  printf(fmt, 3);
  printf("%d\n");
  printf("%d\n", 1, 2);
  printf("%v4d\n", v);
  g[2] = printf("%5.2f%%\n", c * 0.1f);
}
