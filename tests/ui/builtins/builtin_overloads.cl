// std: 1.2+

kernel void math(float f, float4 v, int i, int4 iv, uint u, global float *gp, local float *lp, private float *pp, global int4 *gi, double d) { //~ ERROR CL0704
  f = sin(f);
  f = sin(i); //~ ERROR CL0605
  v = sin(v);
  v = sin(iv); //~ ERROR CL0604
  d = sin(d);
  f = fmax(f, 1.0f);
  v = fmax(v, 1.0f);
  v = fmax(1.0f, v);
  v = fmax(v, iv); //~ ERROR CL0604
  f = max(f, 1); //~ ERROR CL0605
  i = max(i, u); //~ ERROR CL0605
  i = max(i, 2);
  iv = max(iv, 1);
  i = clamp(i, 0, 10);
  f = clamp(f, 0.0f, 1.0f);
  f = clamp(f, 0, 1); //~ ERROR CL0605
  v = clamp(v, 0.0f, 1.0f);
  f = dot(v, v);
  f = dot(v, iv); //~ ERROR CL0604
  v = cross(v, v);
  f = length(v.xy);
  f = fract(f, gp);
  f = fract(f, lp);
  f = fract(f, pp);
  f = fract(f, &f);
  v = frexp(v, gi);
  f = frexp(f, gp);
  v = vload4(0, gp);
  v = vload4(gp); //~ ERROR CL0604
  vstore4(v, 0, lp);
  vstore3(v, 0, lp); //~ ERROR CL0604
  v = select(v, v, iv);
  v = select(v, v, f); //~ ERROR CL0604
  i = select(1, 2, u);
  i = popcount(u);
  i = mad24(i, i, i);
  f = mad24(f, f, f); //~ ERROR CL0605
  v = shuffle(v, (uint4)(0));
  v = shuffle(v, iv); //~ ERROR CL0604
  i = any(iv);
  i = all(f); //~ ERROR CL0605
  v = mix(v, v, 0.5f);
  v = mix(f, v, 0.5f);
  barrier(CLK_LOCAL_MEM_FENCE);
  barrier(); //~ ERROR CL0603
  i = atomic_add(gi, 1);
}
