// What is said of a parameter of type `void` is said where it is declared: calls are counted, and nothing else.
void fg(void a, int b) { } //~ ERROR CL0401
void fk(const void); //~ ERROR CL0401
void fl(void, int); //~ ERROR CL0401
void fm(int, void); //~ ERROR CL0401
void callers(void) {
  fg(1, 2);
  fk();
  fl(1, 2);
  fm(1, 2);
  fg(1); //~ ERROR CL0603
  fk(1); //~ ERROR CL0603
}
