// CL0539: chained-comparison.

int chained(int a, float b, int4 v) {
  int r = 0 < a < 9; //~ WARNING CL0539
  r += 0.5f <= b <= 1.0f; //~ WARNING CL0539
  r += a > 1 >= a; //~ WARNING CL0539
  r += (0 < a) < 9; //~ FINE CL0539
  r += 0 < a && a < 9; //~ FINE CL0539
  r += a == 1 == r; //~ FINE CL0539
  r += any(v < 3 < v); //~ FINE CL0539
  return r;
}
