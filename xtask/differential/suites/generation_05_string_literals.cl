// std: 1.0 1.2 2.0 3.0
// String literals live in the constant address space.

constant char *s0 = "hello";
constant char s1[] = "array";
constant char s2[6] = "array";
constant char s3[3] = "toolong";
constant char *constant s4 = "both";
__constant char *__constant table[] = {"a", "b", "a" "b"};

void takes_constant(constant char *);
void takes_private(private char *);
void takes_global(global char *);
void takes_plain(char *);
void takes_cchar(const char *);

constant char *ret(void) { return __func__; }

kernel void k(global int *out) {
  constant char *a = "local pointer";
  char b[] = "copy";
  char c[10] = {"braced"};
  const char *d = "plain";
  private char *e = "private";
  global char *f = "global";
  local char *g = "local";
  takes_constant("x");
  takes_private("x");
  takes_global("x");
  takes_plain("x");
  takes_cchar("x");
  out[0] = "indexed"[2];
  out[1] = sizeof("size");
  out[2] = *"deref";
  out[3] = a[1] + b[2] + c[0] + s0[0] + s1[1] + table[2][1];
  "write"[0] = 'x';
  a[0] = 'y';
  b[0] = 'z';
  out[4] = 'ab';
  out[5] = '\x41' + '\101' + '\n';
  constant int *w = L"wide";
}
