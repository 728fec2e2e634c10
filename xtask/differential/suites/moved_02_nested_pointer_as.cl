// std: 1.2 2.0 3.0
// opts: -DGLOBAL=__global -DLOCAL=__local
// opts: -DGLOBAL=__global -DLOCAL=__private
typedef GLOBAL int gint;

void nested(GLOBAL int *g, GLOBAL int *__private *gg, LOCAL int *l,
            LOCAL int *__private *ll, GLOBAL float *__private *gg_f) {
  g = gg;
  g = l;
  g = ll;
  g = gg_f;
  g = (GLOBAL int *)gg_f;

  gg = g;
  gg = l;
  gg = ll;
  gg = gg_f;
  gg = (GLOBAL int *__private *)gg_f;
  gg = (GLOBAL int *__private *)ll;

  l = g;
  l = gg;
  l = ll;
  l = (LOCAL int *)gg_f;

  ll = g;
  ll = gg;
  ll = l;
  ll = gg_f;
  ll = (LOCAL int *__private *)gg;

  gint *x = g;
  gint *__private *y = gg;
  const gint *__private *z = gg;
}
