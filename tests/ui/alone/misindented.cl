// A block without its end is found by the indentation.

kernel void sum(global const float *a, global float *out, int n) {
  float s = 0.0f;
  for (int i = 0; i < n; i++) {
    if (a[i] > 0.0f)
      s += a[i];
  out[0] = s;
}
//~ ERROR CL0201
