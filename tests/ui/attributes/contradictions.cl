// Attributes that contradict each other, in one declaration of a function or in several: the later is reported.
// std: 1.2 2.0 3.0

void a(void) __attribute__((hot));
void a(void) __attribute__((hot));
void a(void) __attribute__((cold)) {}  //~ ERROR CL0708
void b(void) __attribute__((not_tail_called));
void b(void);
void b(void) __attribute__((always_inline));  //~ ERROR CL0708
void c(void) __attribute__((warning("old")));
void c(void) __attribute__((warning("older")));
void c(void) __attribute__((error("gone")));  //~ ERROR CL0708
void d(void) __attribute__((always_inline, not_tail_called));  //~ ERROR CL0708
void e(void) __attribute__((naked));
void e(void) __attribute__((disable_tail_calls));  //~ ERROR CL0708
void f(void) __attribute__((speculative_load_hardening));
void f(void) __attribute__((no_speculative_load_hardening));  //~ ERROR CL0708

void g(void) __attribute__((visibility("hidden")));
void g(void) __attribute__((visibility("hidden")));
void g(void) __attribute__((visibility("default")));  //~ ERROR CL0709
void g(void) __attribute__((visibility("hidden")));

void h(void) __attribute__((internal_linkage));
void h(void) __attribute__((internal_linkage));
void i(void);
void i(void) __attribute__((internal_linkage));  //~ ERROR CL0708
void j(void) __attribute__((weak, internal_linkage));  //~ ERROR CL0708
void k(void) __attribute__((internal_linkage));
void k(void) __attribute__((weak));  //~ ERROR CL0708
static void l(void);
void l(void) __attribute__((weak));  //~ ERROR CL0708
void m(void);
void m(void) __attribute__((weak));

static void n(void) __attribute__((weakref, alias("m")));
static void o(void) __attribute__((weakref("m")));
static void p(void) __attribute__((weakref));  //~ ERROR CL0709

// Overloads are functions of their own, and so are those of other names.
void __attribute__((overloadable)) q(int) __attribute__((hot));
void __attribute__((overloadable)) q(float) __attribute__((cold));
void r(void) __attribute__((cold));
void inside(void) {
  void s(void) __attribute__((hot));
  void s(void) __attribute__((cold));  //~ ERROR CL0708
}

// Each contradiction once, where it stands.
__attribute__((hot, cold)) void both(void); //~ ERROR CL0708
void both(void);
__attribute__((cold)) void both(void); //~ ERROR CL0708
