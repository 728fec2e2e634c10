// An integer divided by zero gives nothing that could be relied on (6.5.1); of floating numbers infinity or no number.
enum { NOTHING };
void divided(int i, uint u, long l, char c, int4 v, float f, float4 w) {
  i = i / 0; //~ WARNING CL0534
  i = i % 0; //~ WARNING CL0534
  u = u / 0u; //~ WARNING CL0534
  l = l % 0L; //~ WARNING CL0534
  i = c / '\0'; //~ WARNING CL0534
  i = i / (1 - 1); //~ WARNING CL0534
  i = i / NOTHING; //~ WARNING CL0534
  i = 1 / (int)0.5f; //~ WARNING CL0534
  i /= 0; //~ WARNING CL0534
  u %= 0; //~ WARNING CL0534
  v = v / 0; //~ WARNING CL0534
  v %= 0; //~ WARNING CL0534
  i = i / 1; //~ FINE CL0534
  i = 0 / i; //~ FINE CL0534
  i %= 2; //~ FINE CL0534
  f = f / 0; //~ FINE CL0534
  f = f / 0.0f; //~ FINE CL0534
  f /= 0; //~ FINE CL0534
  w = w / 0; //~ FINE CL0534
  f = 1.0f / NOTHING; //~ FINE CL0534
  i = i >> 0; //~ FINE CL0534
  i = i / (i - i); //~ FINE CL0534
}
