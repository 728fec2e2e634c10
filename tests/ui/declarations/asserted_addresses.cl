// The address of an object is known not to be null.
constant int one = 1;
constant int table[3] = { 1 };
_Static_assert(&one, "");
_Static_assert(table, "");
_Static_assert(&table[1], "");
_Static_assert((constant int *)4, "");
_Static_assert("text", "");
_Static_assert((constant int *)0, "");  //~ ERROR CL0439
void f(int n, int *p) {
  int local_table[2];
  _Static_assert(&n, "");
  _Static_assert(local_table, "");
  _Static_assert((int[]){ 1 }, "");
  _Static_assert(p, "");  //~ ERROR CL0439
}
