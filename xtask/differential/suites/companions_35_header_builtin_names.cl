// std: 1.0 1.1 1.2 2.0
// opts: -DREDECLARE=0
// opts: -DREDECLARE=1

#if REDECLARE
float sin(float);
float __attribute__((overloadable)) cos(float);
int get_global_id(int);
#endif

kernel void names(global float *out, global int *iout) {
  out[0] = native_exp(out[1]) + half_recip(out[2]);
  out[1] = fmin(out[0], 1.0f);
  out[2] = max(out[0], 2.0f);
  out[3] = clamp(out[0], 0.0f, 1.0f);
  out[4] = pown(out[0], 2);
  out[5] = fract(out[0], out);
  out[6] = frexp(out[0], iout);
  iout[0] = max(iout[1], 2);
  iout[1] = max(iout[1], 2u);
  iout[2] = isnan(out[0]) && any((int4)(0));
  iout[3] = select(1, 2, 3u);
  iout[4] = bitselect(1, 2, 3);
  iout[5] = shuffle((int4)(1), (uint4)(0)).x;
  float4 v = vload4(0, out);
  vstore3(v.xyz, 1, out);
  out[7] = dot(v, v) + length(v.xy) + distance(v.xyz, v.xyz);
  float4 cr = cross(v, v);
  out[8] = smoothstep(0.0f, 1.0f, v).x;
  iout[6] = undefined_builtin(3);
}
