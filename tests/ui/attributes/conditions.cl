// What `enable_if` and `diagnose_if` of clang ask of the arguments of calls. Their conditions name parameters where they
// stand behind them.

struct s { int a; };
void small(int n) __attribute__((diagnose_if(n > 3, "too large", "error")));
void less(int n, int m) __attribute__((diagnose_if(n >= m, "not less", "error")));
void two(int n) __attribute__((diagnose_if(n > 3, "too large", "error"), diagnose_if(n < 0, "negative", "error")));
void warned(int n) __attribute__((diagnose_if(n > 3, "too large", "warning")));
void never(void) __attribute__((diagnose_if(1, "no", "error")));
__attribute__((diagnose_if(1, "no", "error"))) void never_either(void);
void pointer(global int *p) __attribute__((diagnose_if(!p, "null", "error")));
void narrow(char n) __attribute__((diagnose_if(n > 100, "too large", "error")));
void vector(int4 n) __attribute__((diagnose_if(n.x, "x", "error")));
void positive(int n) __attribute__((enable_if(n > 0, "not positive")));
void again(int n);
void again(int n) __attribute__((diagnose_if(n, "not zero", "error")));
void defined(int n) __attribute__((diagnose_if(n, "not zero", "error"))) {}
constant int seven = 7;
void calls(int a, global int *p) {
  small(3); small(a);
  small(4);  //~ ERROR CL0614
  small(seven - 3);  //~ ERROR CL0614
  (void)sizeof(a ? small(4) : small(1), a);  //~ ERROR CL0614
  small(a ? 4 : 5);
  less(1, 2); less(a, 2); less(2, a);
  less(2, 2);  //~ ERROR CL0614
  two(4); two(-1); two(0);  //~ ERROR CL0614 //~ ERROR CL0614
  warned(4);
  never();  //~ ERROR CL0614
  never_either();  //~ ERROR CL0614
  pointer(p);
  pointer(0);  //~ ERROR CL0614
  narrow(356);
  narrow(101);  //~ ERROR CL0614
  vector((int4)(1));
  positive(1);
  positive(0);  //~ ERROR CL0614
  positive(a);  //~ ERROR CL0614
  again(0);
  again(1);  //~ ERROR CL0614
  defined(0);
  defined(1);  //~ ERROR CL0614
}

void unknown(int n) __attribute__((diagnose_if(m, "x", "error")));  //~ ERROR CL0501
__attribute__((diagnose_if(n, "x", "error"))) void before(int n);  //~ ERROR CL0501
void record(struct s n) __attribute__((diagnose_if(n, "x", "error")));  //~ ERROR CL0709
void whole(int4 n) __attribute__((enable_if(n, "x")));  //~ ERROR CL0709
void behind(int n) __attribute__((enable_if(n > 0, "x")));
constant int n_is_gone = n;  //~ ERROR CL0501
