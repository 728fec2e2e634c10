// std: 1.2 2.0 3.0
generic int *global_gen;
generic int var;

void f(generic int *g, global int *p) {
  generic int x;
  generic int *y = p;
  int *generic z = 0;
  __generic float *w;
  generic global int *two;
  p = y;
  p = to_global(y);
  p = to_local(y);
}

struct s { generic int i; generic int *p; };
generic int *ret(void);
generic int ret2(void);
