// std: 1.0 1.2 2.0 3.0
int class;
int new, this, template, private_, namespace;
int generic;
int pipe;
int read_write;
int global;
int nosvm;
int uniform;
int event_t;
int image1d_t;
int atomic_int;
int reserve_id_t;
int restrict;
int inline;
void f1(int a) {
  a = 1
  a = 2;
  a = (a + 2;
  a = a + );
  a = a + + 2;
  a = a 2;
  a = [1];
  for (int i = 0; i < 3) a++;
  while () a++;
  do { a++; } while a;
  int b c;
  int 1d;
  int e = ;
  int f[ = 1;
  a = 08 + 0b2 + 0x + 1.0ff + 1uu;
  a = f1(1,);
  kernel int k;
  return a
}
void g1(int a) { if a { a = 1; } }
void g2(int a) { if (a { a = 1; } }
void g3(int a) { for (int i = 0, i < 3, i++) a++; }
void g5(int a) { a = @; }
void g6(int a) { a = 'ab' + ''; }
void g7(int a) { a = f1(; }
void g8(int a) { else a = 3; }
void f2(int a, ) {}
void f3(int a; int b) {}
void f4(int a) { return };
}
};
__kernel f5(void) {}
kernel void f6(__global int p, global) {}
__kernel __kernel void f7(void) {}
struct T { int a, ; int b c; };
enum U { A B, C };
typedef foo bar;
__constant char u[] = "unterminated;
;
void g4(int a) { int g[2] = {1, 2; }
  return;
}
void h(void) {
  { { return; }
