// Functions that must not be used.

void f(void) __attribute__((unavailable));
void g(void) __attribute__((unavailable("no")));
void h(void) { f(); g(); } //~ ERROR CL0614 //~ ERROR CL0614
void k(void) { (void)sizeof(f()); } //~ ERROR CL0401 //~ ERROR CL0614
void f(void) { f(); g(); }
__attribute__((unavailable)) void allowed(void) { g(); }
void one(void) __attribute__((overloadable, unavailable));
void one(int) __attribute__((overloadable));
void both(void) { one(); one(1); } //~ ERROR CL0614
void later(void);
void before(void) { later(); }
void later(void) __attribute__((unavailable));
void after(void) { later(); } //~ ERROR CL0614
