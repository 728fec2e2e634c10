// std: 1.2 2.0 3.0
// printf: formats right and wrong.
constant char cfmt[] = "value %d\n";
constant char *constant pfmt = "ptr %d\n";

kernel void good(global int *g, float f, float4 v, int2 i2, uchar16 c16, short8 s8, long l, local int *lp) {
  printf("plain\n");
  printf("%d %i %u %x %X %o\n", 1, 2, 3u, 4, 5, 6);
  printf("%f %e %g %a %F %E %G %A\n", f, f, f, f, f, f, f, f);
  printf("%c %s %%\n", 'c', "str");
  printf("%p %p\n", g, lp);
  printf("%ld %lu %lx\n", l, (ulong)l, l);
  printf("%hd %hhd\n", (short)1, (char)2);
  printf("%5d %-5d %05d %+d % d %#x\n", 1, 2, 3, 4, 5, 6);
  printf("%.3f %10.2e\n", f, f);
  printf("%v4hlf\n", v);
  printf("%v4f %2.2v4hlf\n", v, v);
  printf("%v2hld\n", i2);
  printf("%v16hhx\n", c16);
  printf("%v8hd\n", s8);
  printf(cfmt, 1);
  printf(pfmt, 1);
#ifdef cl_khr_fp64
  printf("%f %lf\n", (double)f, (double)f);
  printf("%v2lf\n", (double2)(1.0, 2.0));
#endif
}

kernel void bad(global int *g, float f, float4 v, int4 i4, global char *gs, constant char *cs) {
  char priv[] = "%d\n";
  printf();
  printf(1);
  printf(priv, 1);
  printf(gs, 1);
  printf(cs, 1);
  printf("%d\n");
  printf("%d\n", 1, 2);
  printf("%d\n", f);
  printf("%f\n", 1);
  printf("%s\n", 1);
  printf("%s\n", gs);
  printf("%p\n", 1);
  printf("%d\n", g);
  printf("%d\n", v);
  printf("%v4d\n", i4);
  printf("%v4hld\n", v);
  printf("%v3hlf\n", v);
  printf("%v4hlf\n", f);
  printf("%v4hld\n", 1);
  printf("%v5hld\n", i4);
  printf("%vd\n", 1);
  printf("%hld\n", 1);
  printf("%n\n", g);
  printf("%y\n", 1);
  printf("%ld\n", 1);
  printf("%lld\n", 1L);
  printf("%*d\n", 1, 2);
  printf("%");
  printf("%d\n", i4.x, i4.xy);
  int r = printf("ok\n");
  float4 fr = printf("ok\n");
}
