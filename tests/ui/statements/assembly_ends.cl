// Assembly that lacks what ends its parts, each mistake in a line of its own.
// std: 1.2 3.0
void close(int i) {
  __asm__("a" : "=r"(i) : : "memory"
  ;  //~ ERROR CL0201
}
void labels(int i) {
  __asm__ goto("a" : : :
  );  //~ ERROR CL0201
  __asm__ goto("a" : : : :
  5);  //~ ERROR CL0201
}
void after(int i) {
  __asm__ goto("a" : : : : l
  5);  //~ ERROR CL0201
  l: ;
}
void value(int i) {
  __asm__("a" : "=r"(i
  ;   //~ ERROR CL0201
}
void xor(int a, int b) {
  a = a ^^
  b;  //~ ERROR CL0201
  a = (b ^^
  a);  //~ ERROR CL0201
}
int cast(float f) { return __builtin_bit_cast(int f); }  //~ ERROR CL0201

