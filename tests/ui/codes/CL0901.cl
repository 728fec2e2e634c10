// `continue` belongs to a loop, `break` to a loop or a `switch` (C99 6.8.6.2, 6.8.6.3), around it in the same function; the
// body of a block is a function of its own (6.14.4).
void outside(int n) {
  break; //~ ERROR CL0901
  continue; //~ ERROR CL0901
  if (n) break; //~ ERROR CL0901
  { continue; } //~ ERROR CL0901
  while (n) n--;
  break; //~ ERROR CL0901
  switch (n) { case 1: continue; } //~ ERROR CL0901
  for (;;) { if (n) break; } continue; //~ ERROR CL0901
label: break; //~ ERROR CL0901
}
kernel void launched(int n) { if (n) { break; } } //~ ERROR CL0901
void inside(int n) {
  while (n) { if (n) break; else continue; } //~ FINE CL0901
  do { continue; } while (n); //~ FINE CL0901
  for (;;) break; //~ FINE CL0901
  switch (n) { case 1: break; default: if (n) break; } //~ FINE CL0901
  while (n) switch (n) { case 1: continue; } //~ FINE CL0901
  for (;;) { { { if (n) break; } } } //~ FINE CL0901
}
#if __OPENCL_C_VERSION__ >= 200
void blocks(int n) {
  while (n) { void (^leaves)(void) = ^{ break; }; } //~ ERROR[2.0+] CL0901
  for (;;) { void (^goes_on)(void) = ^{ continue; }; } //~ ERROR[2.0+] CL0901
  void (^own)(void) = ^{ while (1) { break; } }; //~ FINE[2.0+] CL0901
}
#endif
