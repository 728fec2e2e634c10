// The format of printf is a string in the constant address space (6.15.14), where literals are.
// std: 1.2+
// never: 1.0 1.1, printf came with 1.2
constant char at_program_scope[] = "%d";
constant char *constant pointer = "%d";
void formats(char *p, global char *g, local char *l, const char *c, constant char *k, int n) {
  char own[] = "%d";
  const char kept[] = { '%', 'd', 0 };
  printf(own); //~ ERROR CL0611
  printf(kept, n); //~ ERROR CL0611
  printf(p); //~ ERROR CL0611
  printf(g, n); //~ ERROR CL0611
  printf(l); //~ ERROR CL0611
  printf(c, n); //~ ERROR CL0611
  printf(&own[1]); //~ ERROR CL0611
  printf(n ? p : c, n); //~ ERROR CL0611
  printf("text"); //~ FINE CL0611
  printf("%d", n); //~ FINE CL0611
  printf(at_program_scope, n); //~ FINE CL0611
  printf(pointer, n); //~ FINE CL0611
  printf(k, n); //~ FINE CL0611
  printf(n ? "one %d" : "other %d", n); //~ FINE CL0611
  printf("a" "b"); //~ FINE CL0611
}
