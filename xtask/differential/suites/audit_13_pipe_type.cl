// std: 1.2 2.0 3.0
typedef pipe int pint;
typedef int pipe_elt;
pipe int gp;
global pipe int gp2;
struct has_pipe { pipe int p; };
pipe int ret(void);
void f0(pipe int p);
void f1(read_only pipe int p);
void f2(write_only pipe int p);
void f3(read_write pipe int p);
void f4(pipe int *p);
void f5(pipe int p[2]);
void f6(pipe *p);
void f7(pipe p);
void f8(pipe int4 p);
void f9(pipe pipe int p);
void f10(pipe pipe_elt p);
void f11(pint p);
void f12(write_only pint p);
void f13(global pipe int p);
void f14(pipe int &p);

kernel void k(read_only pipe int r, write_only pipe int w, read_only pipe float rf) {
  pipe int l;
  pint m;
  r = r;
  *r;
  &r;
  r + 1;
  if (r) return;
  (int)r;
  f1(r);
  f1(w);
  f1(rf);
  f2(w);
  f0(r);
  f8(r);
  sizeof(r);
}
