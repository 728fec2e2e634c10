// std: 1.2 2.0 3.0

void nulls(global int *g, local int *l, constant int *c, int *p) {
  g = NULL;
  l = 0;
  c = (void *)0;
  g = (global void *)0;
  l = (global void *)0;
  g = 1;
  p = (void *)0;
  if (g == NULL || !l)
    return;
  g = (local int *)NULL;
  p = g == 0 ? p : 0;
}
