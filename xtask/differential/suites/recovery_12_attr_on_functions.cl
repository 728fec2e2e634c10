// std: 1.2 2.0 3.0
int pure_fn(int) __attribute__((pure));
int const_fn(int) __attribute__((const));
int __attribute__((const)) const2_fn(int);
__attribute__((overloadable)) int ov(int);
__attribute__((overloadable)) int ov(float);
int ov(double);
__attribute__((always_inline)) int ai(void) { return 1; }
__attribute__((always_inline, noinline)) int both(void) { return 1; }
__attribute__((noinline)) inline int ni(void) { return 1; }
__attribute__((noreturn)) void nr(void) { }
__attribute__((noreturn)) int nr2(void) { return 1; }
__attribute__((convergent)) void cv(void);
__attribute__((convergent)) int cv_var;
__attribute__((weak)) void wk(void);
__attribute__((alias("ai"))) int al(void);
__attribute__((constructor)) void ctor(void) {}
__attribute__((cleanup(ai))) int cl;
__attribute__((deprecated)) int dep(void);
__attribute__((deprecated("use ai"))) int dep2(void);
__attribute__((unavailable("gone"))) int una(void);
__attribute__((warn_unused_result)) int wur(void);
__attribute__((warn_unused_result)) void wurv(void);
__attribute__((enable_if(1, "ok"))) int ei(void);
__attribute__((format(printf, 1, 2))) int pf(constant char *fmt, int x);
__attribute__((intel_reqd_sub_group_size(8))) kernel void sg(void) {}
__attribute__((intel_reqd_sub_group_size(8))) void sgf(void) {}
__attribute__((annotate("x"))) void an(void);
__attribute__((nothrow)) void nt(void);
int use(void) {
  dep();
  dep2();
  una();
  wur();
  (void)wur();
  const_fn(1);
  pure_fn(2);
  return ov(1) + ov(1.0f);
}
