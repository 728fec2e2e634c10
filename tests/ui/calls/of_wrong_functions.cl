// Of calls of a function that is declared wrongly nothing more is said, but for the count where a parameter
// has no size, nor of objects that cannot be.
void wrong_space(local int a) {} //~ ERROR CL0315
void wrong_void(void a) {} //~ ERROR CL0401
void right(int a) {}
void calls(void) {
  wrong_space(1, 2);
  wrong_void(1, 2); //~ ERROR CL0603
  wrong_space(undeclared); //~ ERROR CL0501
  right(1, 2); //~ ERROR CL0603
}
struct incomplete;
void objects(void) {
  struct incomplete a; //~ ERROR CL0401
  a.x = 1;
  a + 1;
  a();
}
void tags(void) {
  struct point { int x; };
  point p; //~ ERROR CL0203
  p.x = 1;
  p.y = 1;
  point *q = &p; //~ ERROR CL0203
  q->x = 2;
  int point = 1;
  point * 2;
}
struct bits {
  int a : 3; //~ ERROR CL0419
};
int *bit(struct bits *b) { return &b->a; }
