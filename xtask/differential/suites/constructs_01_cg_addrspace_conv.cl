// std: 2.0 3.0
// opts: -DGEN=1
// opts: -DGEN=0

global int gi;
constant int ci = 7;

#if GEN && (__OPENCL_C_VERSION__ == 200 || defined(__opencl_c_generic_address_space))
#define ANY generic
void take_any(ANY int *p) { *p = 1; }

void implicit_casts(global int *g, local int *l, private int *p) {
  take_any(g);
  take_any(l);
  take_any(p);
  take_any(&gi);
}

global int *explicit_cast(generic int *p) {
  return (global int *)p;
}

int compare(generic int *a, local int *b, global int *c) {
  if (a == b)
    return 1;
  if (c != a)
    return 2;
  return a ? 3 : 4;
}

generic int *cond(int k, global int *g, local int *l) {
  return k ? g : l;
}

global int *from_builtin(int *p) {
  return to_global(p);
}
#endif

kernel void test(global int *out, local int *tmp) {
  int priv = ci;
  private int *pp = &priv;
  *tmp = *pp;
  *out = *tmp + gi;
#if GEN && (__OPENCL_C_VERSION__ == 200 || defined(__opencl_c_generic_address_space))
  int *q = pp;
  implicit_casts(out, tmp, pp);
  *explicit_cast(out) = *q + compare(q, tmp, out);
  *cond(priv, out, tmp) += *from_builtin(out);
#endif
}
