// std: 1.0 1.2+

int class; //~ ERROR[1.0,1.2] CL0307
int new, this, template, private_, namespace; //~ ERROR[1.0,1.2] CL0307 //~ ERROR[1.0,1.2] CL0307 //~ ERROR[1.0,1.2] CL0307 //~ ERROR[1.0,1.2] CL0307 //~ ERROR[1.0,1.2] CL0307
int generic; //~ ERROR[1.0,1.2] CL0306
int pipe; //~ ERROR[1.0,1.2] CL0307 //~ ERROR[2.0+] CL0204
int read_write;
int global;
int nosvm; //~ ERROR[1.0,1.2] CL0307
int uniform; //~ ERROR[1.0,1.2] CL0307
int event_t; //~ ERROR[1.0,1.2] CL0307 //~ ERROR CL0402
int image1d_t; //~ ERROR CL0204
int atomic_int; //~ ERROR[1.0,1.2] CL0307 //~ ERROR[2.0+] CL0402
int reserve_id_t; //~ ERROR[1.0,1.2] CL0307 //~ ERROR[2.0+] CL0402
int restrict; //~ ERROR CL0413
int inline; //~ ERROR CL0408
void f1(int a) {
  a = 1 //~ ERROR CL0201
  a = 2;
  a = (a + 2; //~ ERROR CL0201
  a = a + ); //~ ERROR CL0201
  a = a + + 2;
  a = a 2; //~ ERROR CL0201
  a = [1]; //~ ERROR CL0201
  for (int i = 0; i < 3) a++; //~ ERROR CL0201
  while () a++; //~ ERROR CL0201
  do { a++; } while a; //~ ERROR CL0201
  int b c; //~ ERROR CL0201 //~ ERROR CL0501
  int 1d; //~ ERROR CL0201
  int e = ; //~ ERROR CL0201
  int f[ = 1; //~ ERROR CL0201
  a = 08 + 0b2 + 0x + 1.0ff + 1uu; //~ ERROR CL0126 //~ ERROR CL0126 //~ ERROR CL0126 //~ ERROR CL0126 //~ ERROR CL0126
  a = f1(1,); //~ ERROR CL0201
  kernel int k; //~ ERROR CL0201
  return a //~ ERROR CL0613 //~ ERROR CL0201
}
void g1(int a) { if a { a = 1; } } //~ ERROR CL0201
void g2(int a) { if (a { a = 1; } } //~ ERROR CL0201 //~ ERROR CL0201
void g3(int a) { for (int i = 0, i < 3, i++) a++; } //~ ERROR CL0201
void g5(int a) { a = @; } //~ ERROR CL0105
void g6(int a) { a = 'ab' + ''; } //~ ERROR CL0126
void g7(int a) { a = f1(; } //~ ERROR CL0201
void g8(int a) { else a = 3; } //~ ERROR CL0201
void f2(int a, ) {} //~ ERROR CL0201
void f3(int a; int b) {} //~ ERROR CL0201 //~ ERROR[1.0,1.2] CL0307
void f4(int a) { return }; //~ ERROR CL0201
} //~ ERROR CL0201
}; //~ ERROR CL0201
__kernel f5(void) {} //~ ERROR CL0205
kernel void f6(__global int p, global) {} //~ ERROR CL0315 //~ ERROR CL0315 //~ ERROR CL0205
__kernel __kernel void f7(void) {}
struct T { int a, ; int b c; }; //~ ERROR CL0201 //~ ERROR CL0201
enum U { A B, C }; //~ ERROR CL0201
typedef foo bar; //~ ERROR CL0203
__constant char u[] = "unterminated; //~ ERROR CL0104
;
void g4(int a) { int g[2] = {1, 2; } //~ ERROR CL0201 //~ ERROR CL0201
  return;
}
void h(void) {
  { { return; } //~ ERROR CL0201
