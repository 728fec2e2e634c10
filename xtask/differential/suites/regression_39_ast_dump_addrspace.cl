// std: 1.2 2.0
// opts: -DVOIDP=1
typedef global int *gip;
typedef struct { int a; int *p; } rec;
#ifdef VOIDP
typedef void *vp;
void take(vp v);
#endif

int *scalar_ptr(int *p, int **pp, int (*pa)[4]) {
  int *loc = p;
  int arr[3] = {0};
  rec r = {1, loc};
  int *const cp = arr;
  return r.p == cp ? *pp : &(*pa)[1];
}

void explicit_as(gip g, global rec *gr, constant char *s) {
  global int *x = g;
  gr->a = *x;
  constant char *lit = "text";
  constant char (*addr)[5] = &"text";
}

kernel void shadow(global int *g) {
  local int l;
  local int *lp = &l;
  *lp = *g;
#ifdef VOIDP
  take(g);
#endif
}
