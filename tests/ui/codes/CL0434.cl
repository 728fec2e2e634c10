// An array gets its first values from a list in braces; an array of characters from a string too, and no other
// array does (C99 6.7.8: arrays are no values that could be assigned).
constant int number[2] = 1; //~ ERROR CL0434
constant char letters[] = "abc"; //~ FINE CL0434
constant uchar bytes[4] = "abc"; //~ FINE CL0434
constant char braces[] = { "abc" }; //~ FINE CL0434
constant char singly[2] = { 'a', 'b' }; //~ FINE CL0434
constant int of_text[] = "abc"; //~ ERROR CL0434
constant ushort of_text_too[4] = "abc"; //~ ERROR CL0434
constant float grid[2][2] = { { 1, 2 }, { 3, 4 } }; //~ FINE CL0434
constant float flat[2][2] = { 1, 2, 3, 4 }; //~ FINE CL0434
typedef int pair[2];
constant pair named = { 1, 2 }; //~ FINE CL0434
constant pair named_number = 2; //~ ERROR CL0434

void inside(int n, float2 v, int *p) {
  int one[2] = { 1, n }; //~ FINE CL0434
  int of_value[2] = n; //~ ERROR CL0434
  int of_array[2] = one; //~ ERROR CL0434
  int of_pointer[2] = p; //~ ERROR CL0434
  float of_vector[2] = v; //~ ERROR CL0434
  float2 of_literal[1] = (float2)(1, 2); //~ ERROR CL0434
  float2 vectors[2] = { v, (float2)(1, 2) }; //~ FINE CL0434
  pair by_name = n; //~ ERROR CL0434
  int deep[1][2] = one; //~ ERROR CL0434
  for (int i[1] = n; n < 1; n++) {} //~ ERROR CL0434
  char text[] = "abc"; //~ FINE CL0434
  int *decayed = one; //~ FINE CL0434
  struct { int a[2]; } in = { { 1, 2 } }, copied = in; //~ FINE CL0434
}
