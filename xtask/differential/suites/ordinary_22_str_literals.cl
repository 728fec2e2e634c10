// std: 1.2 2.0

constant char * __constant x = "hello world";
constant char * __constant y = "hello world";
constant char arr[] = "abc";
constant wchar_like bad; // expected-error {{unknown type name}}

void foo(__constant char *a) {
}

void bar(private char *p);

void test(void) {
  foo("hello world");
  constant char *s = "ok";
  bar("private"); // expected-error {{changes address space of pointer}}
  global char *g = "global"; // expected-error {{changes address space of pointer}}
  char priv[] = "copied";
  printf("%d %s\n", 1, "str");
  x = "other"; // expected-error {{read-only variable is not assignable}}
}
