// CL0908: empty-body.

void empty(global int *a, int n) {
  if (n > 0); a[0] = 1; //~ WARNING CL0908
  if (n > 1); //~ WARNING CL0908
  else if (n > 2); //~ WARNING CL0908
  for (int i = 0; i < n; i++); { a[1] = 1; } //~ WARNING CL0908
  for (int i = 0; i < n; i++); //~ WARNING CL0908
    a[2] = 1;
  while (a[3]++ < n); { a[4] = 1; } //~ WARNING CL0908
  while (a[3]++ < n); //~ FINE CL0908
  for (a[5] = 0; a[a[5]]; a[5]++); //~ FINE CL0908
  if (n)
    ; //~ FINE CL0908
  if (n) {} //~ FINE CL0908
  do a[6]++; while (a[6] < n); //~ FINE CL0908
}
