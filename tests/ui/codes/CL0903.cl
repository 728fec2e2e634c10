// The labels of a `switch` are different values, after they became of the type that is switched on, and one of them at most
// is `default` (C99 6.8.4.2 p3). Another `switch` inside has its own.
enum { A, B, C = A };
void twice(int n, uint u, long l, char c) {
  switch (n) { case 1: case 1:; } //~ ERROR CL0903
  switch (n) { case 'a': n = 1; break; case 97: n = 2; } //~ ERROR CL0903
  switch (n) { case A: case C:; } //~ ERROR CL0903
  switch (n) { case 2: case 1 + 1:; } //~ ERROR CL0903
  switch (n) { case 1: { case 1:; } } //~ ERROR CL0903
  switch (n) { case -1: case ~0:; } //~ ERROR CL0903
  switch (n) { default: case 1: default:; } //~ ERROR CL0903
  switch (u) { case -1: case 0xffffffffu:; } //~ ERROR CL0903
  switch (n) { case 1: switch (n) { case 2: case 2:; } } //~ ERROR CL0903
  switch (l) { case 1: case 1L:; } //~ ERROR CL0903
  switch (n) { case 1: case 2: case 3:; } //~ FINE CL0903
  switch (n) { case A: case B: default:; } //~ FINE CL0903
  switch (n) { case 1: switch (n) { case 1: default:; } case 2: default:; } //~ FINE CL0903
  switch (n) { case 1:; } switch (n) { case 1:; } //~ FINE CL0903
  switch (l) { case 1: case 0x100000001L:; } //~ FINE CL0903
  switch (c) { case 0: case 256:; } //~ FINE CL0903
}
