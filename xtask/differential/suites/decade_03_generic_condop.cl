// std: 1.2 2.0 3.0

// Picking a buffer at run time: the fast path is in local memory.
float pick(global float *slow, local float *fast, constant float *table,
           bool cached, int i) {
  float own[4] = {0.0f};
  float a = (cached ? fast : slow)[i];
  float b = (cached ? fast : own)[i];
  float c = (cached ? table : slow)[i];
  float d = *(cached ? slow + i : slow);
  float e = *(cached ? fast : 0);
  float f = *(cached ? (void *)0 : slow);
  float g = cached ? fast[i] : slow[i];
  return a + b + c + d + e + f + g;
}

void keep(global float *slow, local float *fast, global int *ints,
          bool cached) {
  float *any = cached ? fast : slow;
  local float *l = cached ? fast : slow;
  global void *v = cached ? slow : (global void *)ints;
  global float *m = cached ? slow : ints;
  const global float *q = cached ? slow : (const global float *)slow;
  any = cached ? any : slow;
  any = cached ? fast : any;
  any = cached ? ints : fast;
  slow = cached ? any : slow;
}

void nested(local float *local *ll, global float *global *gg, bool b) {
  *(b ? ll : gg) = 0;
  **(b ? gg : gg) = 1.0f;
  (b ? *ll : *gg)[0] = 2.0f;
}
