// Recursion through overloaded functions and through blocks that are called where it is known which they are (6.11).
// std: 2.0+
#define over __attribute__((overloadable))

int over each(float n) { return n; } //~ WARNING CL0711
int over each(int n) { return each((float)n); } //~ WARNING CL0711
int over each(long n) { return each(n - 1); } //~ WARNING CL0711 //~ WARNING CL0607

int over apart(float n); //~ WARNING CL0711
int over apart(int n) { return apart((float)n); } //~ WARNING CL0711
int over apart(float n) { return n > 0 ? apart((int)n) : 0; } //~ WARNING CL0711 //~ WARNING CL0607

int by_literal(int n) {
  return n ? ^(int m) { return by_literal(m - 1); }(n) : 0; //~ WARNING CL0607 //~ ERROR CL0432
}
int by_variable(int n) {
  int (^const less)(int) = ^(int m) { return by_variable(m - 1); };
  return n ? less(n) : 0; //~ WARNING CL0607 //~ ERROR CL0432
}
int over chosen(int n) { //~ WARNING CL0711
  int (^less)(int) = ^(int m) { return chosen(m - 1); };
  return n ? (less)(n) : 0; //~ WARNING CL0607 //~ ERROR CL0432
}
int by_others(int n);
int (^const further)(int) = ^(int n) { return by_others(n - 1); };
int by_others(int n) { return n ? further(n) : 0; } //~ WARNING CL0607 //~ ERROR CL0432
int (^const itself)(int) = ^(int n) {
  return n ? itself(n - 1) : 0; //~ WARNING CL0607 //~ ERROR CL0432
};
int inside(int n) {
  int (^outer)(int) = ^(int m) { return ^(int l) { return inside(l); }(m); }; //~ WARNING CL0607
  return n ? outer(n - 1) : 0; //~ WARNING CL0607 //~ ERROR CL0432
}

int not_called(int n) {
  int (^less)(int) = ^(int m) { return not_called(m - 1); };
  return n;
}
int measured(int n) {
  int (^less)(int) = ^(int m) { return measured(m - 1); };
  return sizeof(less(n));
}
kernel void enqueued(queue_t q, global int *p, int n) {
  enqueue_kernel(q, 0, ndrange_1D(1), ^{ enqueued(q, p, n - 1); });
}
int leaf(int n) {
  int (^less)(int) = ^(int m) { return m - 1; };
  return less(less(n));
}
int (^const calls_leaf)(int) = ^(int n) { return leaf(n) + leaf(n); };
int around(int n) { return calls_leaf(leaf(n)); }
