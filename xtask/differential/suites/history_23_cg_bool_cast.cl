// std: 1.2
int4 mask_of(bool b) {
  return (int4)b;
}

uchar2 mask_of_compare(float x) {
  return (uchar2)(x > 1.0f);
}

float2 float_mask(bool b) {
  return (float2)(b);
}

int4 lanes(float4 a, float4 b) {
  return a <= b;
}

kernel void to_mem(global bool *flags, global int *n) {
  flags[0] = n[0];
  n[1] = flags[1] && !flags[2];
}
