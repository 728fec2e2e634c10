// std: 1.1 1.2 2.0 3.0

constant char *constant gs = "global string";
void take(constant char *s);
void take_priv(const char *s);

void strings(void) {
  constant char *s = "abc";
  char *s2 = "abc";
  char s4[] = "abc";
  local char *s5 = "abc";
  int n = sizeof("abcd");
  char c = "abc"[1];
  take("x");
  take_priv("x");
  take(__func__);
}
