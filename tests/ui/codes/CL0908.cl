// GNU C's `fallthrough` ends what runs into the next label of a `switch`; elsewhere nothing falls through. OpenCL C leaves
// such attributes to implementations (6.13), and asks for none where one case runs into the next (C99 6.8.4.2).
void falls(int n) {
  switch (n) {
  case 1: n = 2; __attribute__((fallthrough)); n = 3; //~ ERROR CL0908
  case 2: if (n) { __attribute__((fallthrough)); } n = 4; //~ ERROR CL0908
  case 3: n = 5; //~ FINE CL0908
  case 4: break; //~ FINE CL0908
  case 5: n = 6; __attribute__((fallthrough));
  case 6: n = 7; __attribute__((fallthrough));
  default: __attribute__((fallthrough)); //~ ERROR CL0908
  }
  switch (n) { case 1: n = 2; __attribute__((fallthrough)); } //~ ERROR CL0908
  switch (n) { case 1: n = 2; break; } //~ FINE CL0908
  switch (n) { case 1: n = 2; case 2: n = 3; } //~ FINE CL0908
}
