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
