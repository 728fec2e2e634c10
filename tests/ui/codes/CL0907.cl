// A condition that assigns is seldom meant (C99 6.8.4): parentheses of its own say that it is.
int call(void);
void conditions(int a, int b, int *p) {
  if (a = 1) b = 1; //~ WARNING CL0907
  if (a = b) b = 1; //~ WARNING CL0907
  if (a = call()) b = 1; //~ WARNING CL0907
  while (a = b) b--; //~ WARNING CL0907
  do b--; while (a = b); //~ WARNING CL0907
  for (; a = b;) b--; //~ WARNING CL0907
  if (p[0] = a) b = 1; //~ WARNING CL0907
  if (*p = 0) b = 1; else if (b = 2) a = 1; //~ WARNING CL0907 //~ WARNING CL0907
  if (a == 1) b = 1; //~ FINE CL0907
  if ((a = b)) b = 1; //~ FINE CL0907
  if ((a = call()) > 0) b = 1; //~ FINE CL0907
  while ((a = b) != 0) b--; //~ FINE CL0907
  if (a) b = 1; //~ FINE CL0907
  for (a = 1; a < b; a = a + 1) {} //~ FINE CL0907
  a = b ? 1 : 2; //~ FINE CL0907
  b = (a = 1); //~ FINE CL0907
}
