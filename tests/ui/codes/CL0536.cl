// A constant index is within its array (C99 6.5.6). The address one past the end may be taken, and a statement that is
// never reached does no harm.
#define SIZE 4
void read(int *p, int i) {
  int a[SIZE] = {0};
  int b[2][3] = {{0}};
  *p = a[4]; //~ WARNING CL0536
  a[-1] = 1; //~ WARNING CL0536
  b[2][0] = 1; //~ WARNING CL0536
  *p = a[3]; //~ FINE CL0536
  *p = a[SIZE]; //~ FINE CL0536
  *p = p[4]; //~ FINE CL0536
  *p = a[i]; //~ FINE CL0536
  int *end = &a[4]; //~ FINE CL0536
  *p = sizeof(a[4]); //~ FINE CL0536
  if (SIZE > 4) a[4] = 1; //~ FINE CL0536
  if (SIZE == 4) a[0] = 1; else a[5] = 1; //~ FINE CL0536
  *p = end - a + b[1][2];
}
