// A comparison can have two results: the constant is in the range of the operand's type, and an address is not that of
// an array (C99 6.5.8).
#define LEAST 0
void compare(global uint *a, uchar c, short s, global int *p, int i, bool b) {
  int array[2];
  *p = *a < 0; //~ WARNING CL0538
  *p = 0 <= *a; //~ WARNING CL0538
  *p = c == 256; //~ WARNING CL0538
  *p = s > 70000; //~ WARNING CL0538
  *p = c != -1; //~ WARNING CL0538
  *p = b == 2; //~ WARNING CL0538
  *p = array == 0; //~ WARNING CL0538
  *p = *a == -1; //~ FINE CL0538
  *p = i < 0; //~ FINE CL0538
  *p = *a <= 0; //~ FINE CL0538
  *p = c == 255; //~ FINE CL0538
  *p = (int)*a < 0; //~ FINE CL0538
  *p = p == 0; //~ FINE CL0538
  *p = *a < LEAST; //~ FINE CL0538
  if (0) *p = *a < 0; //~ FINE CL0538
}
