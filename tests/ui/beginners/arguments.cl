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
