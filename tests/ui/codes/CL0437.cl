// An array of characters may leave out the zero at the end of its string and no more (C99 6.7.8 p14): what does not fit is
// dropped.
constant char two[2] = "abc"; //~ WARNING CL0437
constant uchar unsigned_two[2] = "abc"; //~ WARNING CL0437
constant char braces[2] = { "abc" }; //~ WARNING CL0437
constant char joined[3] = "ab" "cd"; //~ WARNING CL0437
constant char escaped[1] = "\n\t"; //~ WARNING CL0437
constant char rows[2][2] = { "ab", "abc" }; //~ WARNING CL0437
constant struct { int n; char text[2]; } named = { 1, "abc" }; //~ WARNING CL0437
constant struct { int n; char text[2]; } by_name = { .text = "abc" }; //~ WARNING CL0437
typedef char pair[2];
constant pair of_typedef = "abc"; //~ WARNING CL0437
void inside(void) {
  char text[2] = "abc"; //~ WARNING CL0437
  const char kept[1] = "abc"; //~ WARNING CL0437
  char by_index[2][2] = { [1] = "abc" }; //~ WARNING CL0437
  char *literal = (char[2]){ "abc" }; //~ WARNING CL0437
  char zero[4] = "abc"; //~ FINE CL0437
  char no_zero[3] = "abc"; //~ FINE CL0437
  char sized[] = "abc"; //~ FINE CL0437
  char longer[9] = "abc"; //~ FINE CL0437
  char one_escape[1] = "\x41"; //~ FINE CL0437
  char none[1] = ""; //~ FINE CL0437
  pair full = "ab"; //~ FINE CL0437
}
constant char exact[3] = "abc"; //~ FINE CL0437
constant char *pointer = "abc"; //~ ERROR[1.0,1.1,1.2] CL0307
