// Only the low bits of a shift's count are used (6.5.10), so that a larger count is hardly meant.
#define WIDTH 32
void shift(global uint *a, global ulong *b, char c) {
  a[0] = a[1] << 32; //~ WARNING CL0537
  a[0] = a[1] >> -1; //~ WARNING CL0537
  b[0] = b[1] << 64; //~ WARNING CL0537
  a[0] = a[1] << 31; //~ FINE CL0537
  b[0] = b[1] << 32; //~ FINE CL0537
  a[0] = c << 8; //~ FINE CL0537
  a[0] = a[1] << WIDTH; //~ FINE CL0537
  a[0] = a[1] << a[2]; //~ FINE CL0537
}
