// std: 1.1 1.2 2.0 3.0
// Pointers to functions are not allowed.
float twice(float x) { return x * 2.0f; }
float square(float x) { return x * x; }

float apply(int which, float x)
{
  switch (which) {
  case 0: return twice(x);
  case 1: return square(x);
  }
  return x;
}

__kernel void map(__global float *out, int which)
{
  size_t i = get_global_id(0);
  out[i] = apply(which, out[i]);
  float (*op)(float) = which ? twice : square;
  out[i] = op(out[i]);
}
