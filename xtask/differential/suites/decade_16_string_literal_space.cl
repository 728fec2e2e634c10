// std: 1.2 2.0

// Bug report: a literal passed through a helper was taken for private data.
constant char digits[] = "0123456789abcdef";
constant char *names[] = {"red", "green"};

int length(constant const char *s) {
  int n = 0;
  while (s[n])
    ++n;
  return n;
}

int length_private(const char *s) { return s[0] ? 1 : 0; }

kernel void text(global int *out, int i) {
  char copy[] = "copy";
  local char shared[] = "shared";
  const constant char *c = i ? "yes" : "no";
  out[0] = length("literal") + length(digits) + length(c);
  out[1] = length(copy);
  out[2] = length_private("literal");
  out[3] = length_private(copy);
  out[4] = length_private(c);
  out[5] = "abc"[i] + digits[i];
  out[6] = sizeof("abc") + sizeof(__func__);
  out[7] = length(__func__);
  char *p = "text";
  global const char *g = "text";
  digits[0] = 'x';
  "abc"[0] = 'x';
  int2 v = "ab";
}
