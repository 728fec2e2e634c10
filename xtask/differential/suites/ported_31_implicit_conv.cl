// std: 1.2 2.0 3.0

typedef enum { RED, GREEN } color;
struct s { int a; };

void f(int i, float g, global int *p, int4 v, float4 w, struct s st, color col, event_t ev) {
  i = g;
  g = i;
  bool b = v;
  b = p;
  b = w.x;
  i = p;
  p = i;
  p = 0;
  p = 1;
  p = g;
  v = w;
  v = i;
  v = g;
  i = v;
  v = (int4)w;
  w = (float4)v;
  i = st;
  i = (int)st;
  col = 1;
  i = col;
  i = (int)p;
  i = (int)ev;
  global float *q = p;
  q = (global float *)p;
  global void *vo = p;
  p = vo;
  const global int *cp = p;
  p = cp;
  unsigned u = -1;
  char ch = 300;
  size_t z = p - p;
  z = (size_t)p;
  p = (global int *)z;
}
