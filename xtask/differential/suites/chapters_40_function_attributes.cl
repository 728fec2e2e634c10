// std: 1.2 2.0 3.0
void conv(void) __attribute__((convergent));
void nodup(void) __attribute__((noduplicate));
int cst(int a) __attribute__((const));
int pur(global int *a) __attribute__((pure));
__attribute__((noinline)) void ni(void) {}
__attribute__((always_inline)) static void ai(void) {}
__attribute__((weak)) int wk(void);
__attribute__((visibility("hidden"))) int vis(void);
__attribute__((visibility("secret"))) int vis2(void);
__attribute__((cold)) void cold(void);
__attribute__((hot)) void hot(void);
__attribute__((optnone, noinline)) void on(void) {}
__attribute__((optnone, always_inline)) void onai(void) {}
__attribute__((minsize)) void ms(void) {}
__attribute__((deprecated("use new"))) void old(void);
__attribute__((unavailable)) void gone(void);
__attribute__((noreturn)) void nr(void);
__attribute__((warn_unused_result)) int wur(void);
__attribute__((nonnull)) void nn(global int *p);
__attribute__((alias("ni"))) void al(void);
__attribute__((unused)) static void un(void) {}
__attribute__((section("foo"))) void sec(void) {}
__attribute__((constructor)) void ctor(void) {}
__attribute__((const, pure)) int cp(void);
__attribute__((bogus_attr)) void bogus(void);
__attribute__((enable_if(1, "x"))) void ei(void);
__attribute__((annotate("x"))) void ann(void);

kernel void k(global int *p) {
  conv();
  nodup();
  old();
  wur();
  cst(1);
  nn(0);
  p[0] = cst(1) + pur(p) + wk() + vis();
  __attribute__((nomerge)) conv();
}
