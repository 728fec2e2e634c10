// std: 1.0 1.2 2.0 3.0
// printf with every kind of argument.
#pragma OPENCL EXTENSION cl_khr_fp64 : enable

constant char fmt[] = "%d\n";
constant char *constant fmtp = "%s";

void k(global char *gs, constant char *cs, int i, long l, float f, double d, float4 v4, int2 v2, char3 c3, size_t z) {
  char priv[] = "%d";
  printf("plain\n");
  printf("%d %i %u %x %X %o\n", i, i, i, i, i, i);
  printf("%ld %lu %lx\n", l, l, l);
  printf("%f %e %g %a\n", f, f, f, f);
  printf("%f\n", d);
  printf("%c %%\n", 'c');
  printf("%s\n", "literal");
  printf("%s\n", cs);
  printf("%s\n", gs);
  printf("%p %p\n", gs, cs);
  printf("%v4hlf\n", v4);
  printf("%v2hld\n", v2);
  printf("%v3hhd\n", c3);
  printf("%v4f\n", v4);
  printf("%v4lf\n", v4);
  printf("%2.3v4hlg\n", v4);
  printf("%-5d|%+5d|%05d|% d|%#x\n", i, i, i, i, i);
  printf("%*d\n", i, i);
  printf("%zu\n", z);
  printf("%hd %hhd\n", (short)i, (char)i);
  printf(fmt, i);
  printf(fmtp, cs);
  printf(cs);
  printf(gs);
  printf(priv, i);
  printf("%d\n");
  printf("%d\n", i, i);
  printf("%d\n", f);
  printf("%f\n", i);
  printf("%s\n", i);
  printf("%d\n", v2);
  printf("%v2hld\n", i);
  printf("%v4hld\n", v4);
  printf("%y\n", i);
  printf("%n\n", &i);
  printf();
  printf(1);
  int r = printf("");
}
