// `enum tag;` declares the tag in its own scope, and says again what holds its values.

enum fixed : uchar;
enum fixed;  //~ ERROR CL0405
enum fixed : uchar { A = 1 };
enum fixed;  //~ ERROR CL0405
enum open { B };
enum open;
enum open : int;  //~ ERROR CL0405
constant int size[sizeof(enum fixed) == 1 ? 1 : -1] = { A };
void uses(enum fixed parameter) {
  enum fixed e = parameter;
  enum fixed : short { C = 300 };
  enum fixed inner = C;
}
void hides(void) {
  enum fixed;
  enum fixed e;  //~ ERROR CL0401
  enum fixed : uchar;  //~ ERROR CL0405
}
void still(void) { enum fixed e = A; }
