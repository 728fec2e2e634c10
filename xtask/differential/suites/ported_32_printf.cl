// std: 1.2 2.0 3.0

constant char *constant fmt_glob = "%d\n";
constant char fmt_arr[] = "%f %d\n";

kernel void k(int i, float f, int4 v, float2 w, double d, long l, global int *p, constant char *fmt, global char *bad) {
  printf("hello\n");
  printf("%d\n", i);
  printf("%f\n", f);
  printf("%v4d\n", v);
  printf("%v4hld\n", v);
  printf("%v2hlf\n", w);
  printf("%v2f\n", w);
  printf("%v4d\n", w);
  printf("%v4hlf\n", w);
  printf("%s\n", "str");
  printf("%s\n", i);
  printf("%d\n", f);
  printf("%d\n");
  printf("%d\n", i, i);
  printf("%ld %lf\n", l, d);
  printf("%p\n", p);
  printf("%n\n", p);
  printf("%hld\n", i);
  printf("%v5d\n", v);
  printf("%vd\n", v);
  printf(fmt_glob, i);
  printf(fmt_arr, f, i);
  printf(fmt, i);
  printf(bad, i);
  printf();
  int r = printf("%c %x %u %o %e %g %a\n", i, i, i, i, f, f, f);
  printf("%#v4hx\n", (short4)(0));
}
