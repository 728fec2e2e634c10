// std: 1.0 1.1 1.2 2.0
// opts: -DUSE_PRINTF=1
#ifdef USE_PRINTF
kernel void k(int i, global char *buf, constant char *c, char *p) {
  int r = printf("%d\n", i);
  printf(c);
  printf(buf);
  printf(p);
  printf("no args\n");
  printf("");
  printf();
  printf(1);
  printf("%s\n", "str");
  printf("%s\n", p);
  printf("%5.2f %e %g %a\n", 1.0f, 1.0f, 1.0f, 1.0f);
  printf("%u %x %o %c\n", i, i, i, i);
  printf("%s\n", i);
  printf("%f\n", i);
  printf("%d\n", 1.0f);
  printf("%ld\n", i);
  printf("%y\n", i);
  printf("%*d\n", i, i);
  printf("%1$d\n", i);
  printf(i ? "%d" : "%u", i);
  printf(i ? "%f" : "%u", i);
  printf("%d %", i);
  printf("nul \0 %d", i);
  const char arr[] = "%d\n";
  printf(arr, i);
}
#endif
void myprintf(constant char *fmt, ...) __attribute__((format(printf, 1, 2)));
void caller(int i) { myprintf("%f\n", i); }
