// std: 1.2 2.0 3.0
constant char fmt[] = "%d %s\n";

kernel void pr0(global float4 *f, global char *gs, int n, constant char *cs) {
  printf("%s %5.2f\n", n, f[0].x);
  printf("%v4hlf\n", f[0]);
  printf("%s %p\n", "literal", gs);
  n = printf(fmt, n, "x");
}

kernel void pr1(global float4 *f, global char *gs, int n, constant char *cs) {
  printf("%d %5.2f\n", n, f[0].x);
  printf("%v2hlf\n", f[0]);
  printf("%s %p\n", "literal", gs);
  n = printf(fmt, n, "x");
}

kernel void pr2(global float4 *f, global char *gs, int n, constant char *cs) {
  printf("%d %5.2f\n", n, f[0].x);
  printf("%v4hlf\n", f[0]);
  printf("%s %p\n", gs, gs);
  n = printf(fmt, n, "x");
}

kernel void pr3(global float4 *f, global char *gs, int n, constant char *cs) {
  printf("%d %5.2f\n", n, f[0].x);
  printf("%v4hlf\n", f[0]);
  printf("%s %p\n", "literal", gs);
  n = printf(gs, n, "x");
}

kernel void pr4(global float4 *f, global char *gs, int n, constant char *cs) {
  printf("%d %5.2f\n", n, f[0].x);
  printf("%v4f\n", f[0]);
  printf("%s %p\n", "literal", gs);
  n = printf(fmt, n, "x");
}

kernel void pr5(global float4 *f, global char *gs, int n, constant char *cs) {
  printf("%d %5.2f\n", n);
  printf("%v4hlf\n", f[0]);
  printf("%s %p\n", "literal", gs);
  n = printf(fmt, n, "x");
}

kernel void pr6(global float4 *f, global char *gs, int n, constant char *cs) {
  printf("%d %5.2f\n", n, f[0].x, n);
  printf("%v4hlf\n", f[0]);
  printf("%s %p\n", "literal", gs);
  n = printf(fmt, n, "x");
}

kernel void pr7(global float4 *f, global char *gs, int n, constant char *cs) {
  printf("%d %5.2f\n", n, f[0].x);
  printf("%v4hlf\n", f[0]);
  printf("%s %p\n", "literal", gs);
  n = printf();
}

kernel void pr8(global float4 *f, global char *gs, int n, constant char *cs) {
  printf("%d %5.2f\n", n, f[0].x);
  printf("%v4hlf\n", f[0]);
  printf("%s %p\n", cs, gs);
  n = printf(fmt, n, "x");
}

kernel void pr9(global float4 *f, global char *gs, int n, constant char *cs) {
  printf("%d %5.2f\n", n, f[0].x);
  printf("%v5hlf\n", f[0]);
  printf("%s %p\n", "literal", gs);
  n = printf(fmt, n, "x");
}
