// std: 1.2 2.0 3.0
// String literals live in the constant address space and are shared.

// CHECK: @.str = private unnamed_addr addrspace(2) constant [12 x i8] c"hello world\00"
__constant char *__constant x = "hello world";
__constant char *__constant y = "hello world";
constant char inplace[] = "abc";
constant char sized[8] = "abc";

void take(constant const char *s);

void f(void) {
  constant const char *f1 = __func__;
  // CHECK: store ptr addrspace(2) @.str, ptr
  constant const char *f3 = "hello world";
  const char priv[] = "local copy";
  char three[3] = "xyz";
  take("direct");
  take("con" "cat");
  take(f1 ? f1 : f3);
  char c = "indexed"[2];
  size_t n = sizeof("size");
}

void g(void) {
  constant char *a = "a\tb\0c";
  const char *gen = "generic";
  global char *glob = "global";
  take(__FUNCTION__);
  take(__FILE__);
  take(gen);
}
