// The attribute `unavailable` is GNU C's, which 6.13 lets implementations add: what is declared with it is not named any
// more, called or not, but in what is unavailable itself.
void old(void) __attribute__((unavailable));
int with_reason(int a) __attribute__((unavailable("use another")));
__attribute__((unavailable)) int in_front(void);
int current(int a);
int deprecated_only(void) __attribute__((deprecated));
int before(int a) { return current(a); } //~ FINE CL0614
void calls(int n) {
  old(); //~ ERROR CL0614
  n = with_reason(n); //~ ERROR CL0614
  n = in_front(); //~ ERROR CL0614
  n = current(in_front()); //~ ERROR CL0614
  n = sizeof(with_reason(1)); //~ ERROR CL0614
  (old)(); //~ ERROR CL0614 //~ ERROR CL0420
  if (n) old(); //~ ERROR CL0614
  n = current(n); //~ FINE CL0614
  int old = n; //~ FINE CL0614
  n = old; //~ FINE CL0614
}
kernel void launched(global int *p) { p[0] = with_reason(1); } //~ ERROR CL0614
__attribute__((unavailable)) void unavailable_too(void) { old(); }
struct old { int with_reason; }; //~ FINE CL0614
int member(struct old s) { return s.with_reason; } //~ FINE CL0614
