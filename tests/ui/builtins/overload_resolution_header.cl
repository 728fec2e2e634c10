// std: 1.2 3.0+

kernel void k(global float *f, global int *p, float4 v, int4 i, uchar c, half h) { //~ ERROR CL0433
  f[0] = max(f[0], 1.0f);
  f[1] = max(f[0], 1); //~ ERROR CL0605
  f[2] = max(1, 2.0); //~ ERROR CL0605
  v = max(v, 1.0f);
  v = max(1.0f, v);
  i = min(i, 3);
  v = mix(v, v, 0.5f);
  v = pow(v, i); //~ ERROR CL0604
  v = pown(v, i);
  f[3] = sqrt(2); //~ ERROR CL0605
  f[4] = fabs(p[0]); //~ ERROR CL0605
  p[0] = abs(c);
  p[1] = abs(-3);
  f[5] = dot(v, v.xyz); //~ ERROR CL0604
  v = cross(v, v);
  f[6] = length(v.x);
  i = select(i, i, i);
  v = select(v, v, (uint4)(0));
  v = select(v, v, (long4)(0)); //~ ERROR CL0604
  p[2] = any(i) + all(v); //~ ERROR CL0604
  p[3] = isnan(v.x);
  i = isequal(v, v);
  v = convert_float4(i);
  v = convert_float4_sat(i); //~ ERROR CL0602
  i = convert_int4_rtz(v);
  i = convert_int4(v.xyz); //~ ERROR CL0604
}
