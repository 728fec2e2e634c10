// std: 1.1 1.2 2.0
// String and character literals, their spaces and conversions.

constant char *constant program = "prog" "ram";
constant char arr[] = "array\n\t\x41\101\\\"";
constant char fixed[3] = "abc";
constant char small[2] = "abc";
constant uchar u_arr[] = "uchar";
constant char braces[] = {"braced"};
constant char two_d[2][4] = {"ab", "cd"};
constant char letter = 'A', esc = '\0', hex = '\xff', oct = '\377';
constant int multi = 'ab';
constant size_t len = sizeof("four");

#define STR(x) #x
#define XSTR(x) STR(x)
constant char stringified[] = XSTR(__OPENCL_VERSION__) STR(a "b" \n);

void take_const(constant char *s);
void take_cconst(constant const char *s);
void take_priv(char *s);
void take_global(global char *s);
void take_int(constant int *s);

kernel void foo(global char *out, int i) {
  constant char *s = "literal";
  constant const char *cs = "const literal";
  const char *plain = "plain";
  char *mut = "mutable";
  global char *g = "global";
  char priv[] = "private";
  char priv2[8] = "p";
  const char priv3[] = "const private";
  constant char in_fn[] = "constant in function";
  local char loc[] = "local";
  take_const("x");
  take_cconst("x" "y");
  take_priv("x");
  take_priv(priv);
  take_global("x");
  take_int("x");
  out[0] = "indexed"[i];
  out[1] = *"deref";
  out[2] = s[1] + cs[2];
  out[3] = sizeof(priv) + sizeof("lit" "eral");
  s = i ? "yes" : "no";
  s = &"addr"[1];
  s = __func__;
  s = __FILE__;
  s = i ? s : priv;
  *s = 'x';
  "lit"[0] = 'c';
  out[4] = 'x' + '\'' + '"';
  out[5] = '';
  out[6] = L'w';
  constant char *bad = L"wide";
  constant char *u8s = u8"utf";
  out[7] = "a" == "a";
  out[8] = !"a" && "b";
  switch (out[0]) { case 'a': break; case 'b' ... 'd': break; case 97: break; }
}

constant char *ret(void) { return "returned"; }
const char *ret_generic(void) { return "returned"; }
constant char esc_bad[] = "\q \e";
constant char raw[] = "line one \
line two";
