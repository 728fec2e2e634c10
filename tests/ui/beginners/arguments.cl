// Arguments that a call of a built-in function does not accept as they are.

kernel void f(global const float *in, global float4 *out, float x) {
  size_t i = get_global_id(0);
  float4 v = vload4(in, i); //~ ERROR CL0604
  vstore4(i, v, out); //~ ERROR CL0604
  x = clamp(x, 0, 1); //~ ERROR CL0605
  x = clamp(x, -1, 1); //~ ERROR CL0605
  x += pow(2, 10); //~ ERROR CL0605
  x += fmax(x, 0);
#define ZERO 0
  x = clamp(x, ZERO, 1); //~ ERROR CL0605
  barrier(CLK_LOCAL_MEM); //~ ERROR CL0501
  out[i] = v * x;
}

// Both calls have the same types, and each help names its own arguments.
float __attribute__((overloadable)) at(global float *p, int4 i) { return p[i.x]; }
float __attribute__((overloadable)) at(global int *p, int4 i) { return p[i.x]; }
float both(global float *a, global float *b, int4 i, int4 j) {
  return at(i, a) + at(j, b); //~ ERROR CL0604 //~ ERROR CL0604
}
float gain = 2.5f; //~ ERROR[1.0,1.1,1.2] CL0307
void add_to(local float *sum, float *p) {}
void address_spaces(global float *a, constant float *c, global const uint *words, int n) {
  add_to(a, a); //~ ERROR CL0301
  float *q = a; //~ ERROR[1.0,1.1,1.2] CL0301
  uchar *b = (uchar *)&words[n]; //~ ERROR[1.0,1.1,1.2] CL0302
  local float *l = a; //~ ERROR CL0301
  int *r = n; //~ ERROR CL0507
  float v = a; //~ ERROR CL0506
  c[0] = 1.0f; //~ ERROR CL0320
}
kernel void events(global const float *src, local float *buf) {
  event_t e = async_work_group_copy(buf, src, 128); //~ ERROR CL0604
  wait_group_events(1, e); //~ ERROR CL0506
}
void brackets(global int *a, int n) {
  if (a[n * (n + 1)] > 0 { a[0] = 1; } //~ ERROR CL0201
  a[1] = (n + 1; //~ ERROR CL0201
}
