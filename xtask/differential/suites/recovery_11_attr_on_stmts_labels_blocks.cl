// std: 1.2 2.0 3.0
void on_labels(int n) {
l1: __attribute__((unused))
  n++;
l2: __attribute__((unused)) ;
l3: __attribute__((unused)) { }
l4: __attribute__((packed)) n--;
  goto l1;
  switch (n) {
  case 0: __attribute__((unused)) break;
  case 1:
    n = 2;
    __attribute__((fallthrough));
  case 2:
    break;
  default: __attribute__((fallthrough));
  }
}

void on_statements(int n) {
  __attribute__((fallthrough));
  __attribute__((unused)) n++;
  __attribute__((packed)) { }
  __attribute__((noinline)) n = 1;
  __attribute__((nomerge)) on_labels(1);
  __attribute__((nomerge)) n = 1;
  __attribute__((likely)) if (n) ;
  __attribute__(()) ;
  if (n) __attribute__((unused)) n++;
  if __attribute__((unused)) (n) ;
  while (n) __attribute__((fallthrough));
  return __attribute__((unused)) n;
}

#if __OPENCL_C_VERSION__ == 200
void on_blocks(void) {
  void (^b1)(void) = ^(void) __attribute__((noreturn)) { for (;;) ; };
  int (^b2)(int) __attribute__((unused)) = ^(int x __attribute__((unused))) { return 1; };
  int (^b3)(int) = ^ __attribute__((noinline)) int (int x) { return x; };
  __attribute__((unused)) void (^b4)(void) = ^{};
}
#endif
