// No function calls itself, at once or by way of others (6.11).
int direct(int n) {
  return n ? direct(n - 1) : 0; //~ WARNING CL0607
}
void unused_result(int n) {
  if (n) unused_result(n - 1); //~ WARNING CL0607
}
kernel void launched(int n) {
  if (n) launched(n - 1); //~ WARNING CL0607
}
int second(int n);
int first(int n) { return second(n - 1); }
int second(int n) { return n ? first(n) : 0; } //~ WARNING CL0607
int c(int n);
int a(int n) { return c(n); }
int b(int n) { return a(n); } //~ WARNING CL0607
int c(int n) { return n ? b(n - 1) : 0; } //~ WARNING CL0607

int leaf(int n) { return n; } //~ FINE CL0607
int twice(int n) { return leaf(n) + leaf(n - 1); } //~ FINE CL0607
int looped(int n) { while (n) n = leaf(n) - 1; return n; } //~ FINE CL0607
int nested(int n) { return leaf(leaf(twice(n))); } //~ FINE CL0607
int measured(int n) { return sizeof(measured(n)); } //~ FINE CL0607
int hidden(int n) { int hidden = n; return hidden; } //~ FINE CL0607
kernel void another(int n) { launched(n); } //~ FINE CL0607
