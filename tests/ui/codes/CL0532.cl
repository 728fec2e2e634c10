// `if` and loops take scalars (C99 6.8.4, 6.8.5), `switch` integers, and `?:` integers or vectors of integers with as many
// elements, of as many bits, as what is chosen (6.5.9 and the function select that it refers to).
struct s { int a; };
void statements(int4 v, float f, struct s s, int *p, int n, image2d_t i) {
  if (v) n = 1; //~ ERROR CL0532
  if (s) n = 1; //~ ERROR CL0532
  if (i) n = 1; //~ ERROR CL0532
  while (v) n = 1; //~ ERROR CL0532
  do n = 1; while (s); //~ ERROR CL0532
  for (; v < v;) n = 1; //~ ERROR CL0532
  switch (f) { default:; } //~ ERROR CL0532
  switch (p) { default:; } //~ ERROR CL0532
  switch (v) { default:; } //~ ERROR CL0532
  switch (s) { default:; } //~ ERROR CL0532
  if (any(v)) n = 1; //~ FINE CL0532
  if (f) n = 1; //~ FINE CL0532
  while (!p) n = 1; //~ FINE CL0532
  if (v.x) n = 1; //~ FINE CL0532
  switch ((int)f) { default:; } //~ FINE CL0532
  switch (n > 1) { default:; } //~ FINE CL0532
  switch ((char)n) { default:; } //~ FINE CL0532
}
void selections(int n, float f, int4 i4, uint4 u4, short4 s4, long4 l4, float4 a, float4 b, struct s s, int2 i2, int *p) {
  n = f ? 1 : 2; //~ ERROR CL0532
  n = s ? 1 : 2; //~ ERROR CL0532
  a = a ? a : b; //~ ERROR CL0532
  a = s4 ? a : b; //~ ERROR CL0532
  a = l4 ? a : b; //~ ERROR CL0532
  a = i2 ? a : b; //~ ERROR CL0532
  n = p ? 1 : 2; //~ FINE CL0532
  n = f != 0 ? 1 : 2; //~ FINE CL0532
  a = i4 ? a : b; //~ FINE CL0532
  a = u4 ? a : b; //~ FINE CL0532
  a = a < b ? a : b; //~ FINE CL0532
  a = n ? a : b; //~ FINE CL0532
  s4 = s4 ? s4 : s4; //~ FINE CL0532
}
