// CL0540: size-of-pointer.

ulong sizes(global int *p, local float4 *q) {
  int array[4];
  ulong r = sizeof(p) / sizeof(p[0]); //~ WARNING CL0540
  r += sizeof(p) / sizeof(int); //~ WARNING CL0540
  r += sizeof(q) / sizeof *q; //~ WARNING CL0540
  r += sizeof(array) / sizeof(array[0]); //~ FINE CL0540
  r += sizeof(p) / sizeof(char); //~ FINE CL0540
  r += sizeof(p) / 4; //~ FINE CL0540
  return r;
}
