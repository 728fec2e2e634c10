// `goto` names a label of its function (C99 6.8.6.1 p1), which may come later and stand deeper; the body of a block is a
// function of its own (6.14.4).
void missing(int n) {
  goto nowhere; //~ ERROR CL0904
  if (n) goto n; //~ ERROR CL0904
  while (n) { goto missing; } //~ ERROR CL0904
  goto of_another; //~ ERROR CL0904
  goto Here; //~ ERROR CL0904
here:
  n = 1;
}
void another(int n) {
of_another:
  if (n--) goto of_another; //~ FINE CL0904
  goto end; //~ FINE CL0904
  { inner: n = 2; }
  if (n) goto inner; //~ FINE CL0904
  switch (n) { case 1: goto end; } //~ FINE CL0904
  int other = n;
  if (n) goto other; //~ FINE CL0904
other:
  n = other;
end:;
}
kernel void launched(void) { goto end; } //~ ERROR CL0904
#if __OPENCL_C_VERSION__ >= 200
void blocks(int n) {
  void (^leaves)(void) = ^{ goto out; }; //~ ERROR[2.0+] CL0904
  void (^own)(void) = ^{ goto in; in:; }; //~ FINE[2.0+] CL0904
out:;
}
#endif
