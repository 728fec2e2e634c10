// std: 2.0 3.0
void scale(float *p, float k, size_t n) {
  for (size_t i = 0; i < n; ++i)
    p[i] *= k;
}

kernel void run(global float *g, local float *l, constant float *c) {
  float priv[4] = { c[0], c[1], c[2], c[3] };
  scale(g, 2.0f, 4);
  scale(l, 3.0f, 4);
  scale(priv, c[0], 4);
}

kernel void run1(global float *g, local float *l, constant float *c) {
  scale(c, 2.0f, 4);
}
kernel void run2(global float *g, local float *l, constant float *c) {
  scale(g, c, 4);
}
kernel void run3(global const float *g, local float *l, constant float *c) {
  scale(g, 2.0f, 4);
}
kernel void run4(global int *g, local float *l, constant float *c) {
  scale(g, 2.0f, 4);
}
kernel void run5(global float *g, local float *l, constant float *c) {
  scale((float *)c, 2.0f, 4);
}
kernel void run6(global float *g, local float *l, constant float *c) {
  scale((local float *)g, 2.0f, 4);
}
kernel void run7(global float *g, local float *l, constant float *c) {
  local float *q = (float *)g;
  scale(q, 2.0f, 4);
}
kernel void run8(global float *g, local float *l, constant float *c) {
  float *q = l;
  global float *r = to_global(q);
  local float *s = to_global(q);
}
kernel void run9(global float *g, local float *l, constant float *c) {
  bool same = g == l;
  float *q = same ? g : l;
}
kernel void run10(global float *g, local float *l, constant float *c) {
  float *q = g[0] > 0 ? g : c;
  scale(q, 1.0f, 1);
}
kernel void run11(float *g, local float *l, constant float *c) {
  scale(g, 2.0f, 4);
}
kernel void run12(global float *g, local float *l, constant float *c) {
  float *global *q = &g;
  generic float *r = g;
}
