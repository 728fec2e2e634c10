// std: 1.2 2.0 3.0
// String literals and printf.

constant char *cstr = "abc";
constant char carr[] = "abc" "def";
constant char *const table[] = {"a", "b"};
char *priv = "abc";
const char *cpriv = "abc";
global char *gstr = "abc";

void take_const(constant char *s);
void take_priv(char *s);
void take_cpriv(const char *s);

kernel void k(global int *o, float4 f4, uchar4 c4, int i, float f, double d, half h, long l, constant char *fmt, local char *ls) {
  take_const("abc");
  take_priv("abc");
  take_cpriv("abc");
  constant char *p = "x";
  const char *q = "x";
  char arr[] = "local array";
  constant char *e = &"abc"[1];
  o[0] = "abc"[2];
  o[1] = sizeof("abc");
  o[2] = *"x";
  "abc"[0] = 'd';
  o[3] = 'ab';
  o[4] = L'a';

  printf("plain\n");
  printf("%d %u %x\n", i, i, i);
  printf("%f %g %e %a\n", f, d, f, f);
  printf("%v4hlf\n", f4);
  printf("%v4hhd\n", c4);
  printf("%2.3v4hlf\n", f4);
  printf("%s\n", "str");
  printf("%p\n", o);
  printf("%c%%\n", 'a');
  printf("%ld\n", l);
  printf(fmt, i);
  int r = printf("%d", 1);
  printf("%d\n", f);
  printf("%d\n");
  printf("%d\n", 1, 2);
  printf("%v4f\n", f4);
  printf("%v3hlf\n", f4);
  printf("%v4d\n", f4);
  printf("%n\n", &i);
  printf("%lld\n", l);
  printf("%s\n", ls);
  printf("%q\n", 1);
  printf();
  printf(1);
  printf(ls);
}
