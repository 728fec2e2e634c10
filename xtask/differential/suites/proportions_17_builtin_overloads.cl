// std: 1.2 2.0 3.0
// Overload resolution of the builtins that are declared with TableGen.

char4 test_as(int x, char4 y) {
  float f = as_float(x);
  return as_char4(x);
}

kernel void basic_conversion(global float4 *buf, global int4 *res) {
  res[0] = convert_int4_sat(buf[0]);
  res[1] = convert_int4_rtz(buf[1]);
  res[2] = convert_int2(buf[1]);
}

kernel void basic_vector_misc(float4 a, float2 b) {
  uint4 mask = (uint4)(1, 2, 3, 4);
  float4 res = shuffle(a, mask);
  res = shuffle2(a, a, mask);
  res = fmax(a, 1.0f);
  res = fmax(a, b);
}

kernel void basic_subgroup(global uint *out) {
  out[0] = get_sub_group_size();
}

kernel void basic_work_item(void) {
  uint ui;
  get_enqueued_local_size(ui);
  size_t s = get_global_id(ui);
  s = get_global_id();
}

kernel void ambiguous(int i, float f, uint u) {
  f = sin(i);
  i = max(i, u);
  f = pown(f, i);
  i = popcount(f);
}

void pointers(global float *g, local float *l, private float *p) {
  *p = fract(*g, g);
  *p = fract(*l, l);
  *p = fract(*p, p);
  float4 v = vload4(0, g);
  vstore4(v, 0, l);
  vstore2(v, 0, p);
}
