// std: 1.2 2.0 3.0

kernel void k(global float *f, global int *i, float4 v, int4 w, half h, double d, uint u, short s, local float *lf) {
  f[0] = sin(1.0f);
  f[1] = sin(1);
  f[2] = sin(i[0]);
  f[3] = max(f[0], 1.0f);
  f[4] = max(f[0], 1);
  i[0] = max(i[1], u);
  i[1] = max(s, s);
  i[2] = min(w, 3).x;
  v = fmax(v, 1.0f);
  v = clamp(v, 0.0f, 1.0f);
  v = clamp(v, 0, 1);
  w = clamp(w, 0.0f, 1.0f);
  f[5] = dot(v, v);
  f[6] = dot(w, w);
  v = cross(v, v.xyz);
  f[7] = length(v.xy);
  f[8] = fract(f[0], f);
  f[9] = fract(f[0], &f[1]);
  f[10] = modf(f[0], lf);
  v = select(v, v, w);
  v = select(v, v, v);
  i[3] = abs(i[0]);
  i[4] = abs(f[0]);
  u = mad24(i[0], i[1], i[2]);
  v = vload4(0, f);
  vstore4(v, 0, i);
  w = shuffle(w, u);
  v = mix(v, v, 0.5);
  size_t g = get_global_id(0) + get_global_id();
  get_group_id(0, 1);
  undefined_builtin(1);
  pow(2, 3);
}
