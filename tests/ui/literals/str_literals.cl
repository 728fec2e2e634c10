// std: 1.2 2.0

constant char * __constant x = "hello world";
constant char * __constant y = "hello world";
constant char arr[] = "abc";
constant wchar_like bad; //~ ERROR CL0203

void foo(__constant char *a) {
}

void bar(private char *p);

void test(void) {
  foo("hello world");
  constant char *s = "ok";
  bar("private"); //~ ERROR CL0301
  global char *g = "global"; //~ ERROR CL0301
  char priv[] = "copied";
  printf("%d %s\n", 1, "str");
  x = "other"; //~ ERROR CL0320
}
