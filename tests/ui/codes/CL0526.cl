// Pointers that are moved point to objects of a known size (C99 6.5.6 p2, 6.5.2.4): void has none. Compilers count bytes.
void moved(global void *g, local void *l, const void *k, void *p, void *q, int n, global int *i) {
  g = g + 1; //~ WARNING CL0526
  g = 1 + g; //~ WARNING CL0526
  l = l - n; //~ WARNING CL0526
  k = k + n; //~ WARNING CL0526
  p++; //~ WARNING CL0526
  --p; //~ WARNING CL0526
  p += 2; //~ WARNING CL0526
  g -= n; //~ WARNING CL0526
  n = p - q; //~ WARNING CL0526
  g = (global void *)i + 1; //~ WARNING CL0526
  g = i + 1; //~ FINE CL0526
  g = (global char *)g + 1; //~ FINE CL0526
  n = (char *)p - (char *)q; //~ FINE CL0526
  n = p == q; //~ FINE CL0526
  p = q; //~ FINE CL0526
  void *list[2] = { p, q }, **pp = list + 1; //~ FINE CL0526
  pp++; //~ FINE CL0526
}
