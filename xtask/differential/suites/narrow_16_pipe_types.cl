// std: 1.2 2.0 3.0
// Declarations of pipes.

pipe int gpipe;
typedef pipe float pf;
struct hp { pipe int p; };
extern pipe int ep;

void a(pipe int p);
void b(read_only pipe int p);
void c(write_only pipe int4 p);
void d(read_write pipe int p);
void e(pipe int *p);
void f(int pipe p);
void g(pipe p);
void h(pipe int p[2]);
void i(global pipe int p);
void j(pipe global int *p);
void k(pipe pipe int p);
pipe int ret(void);

__kernel void l(read_only pipe float p) {
  pipe float q;
  pipe float r = p;
  p = p;
  p + 1;
  &p;
  *p;
  sizeof(p);
}

void m(write_only pipe int w, read_only pipe int r, read_only pipe uint u) {
  b(w);
  b(r);
  b(u);
  c(w);
}
