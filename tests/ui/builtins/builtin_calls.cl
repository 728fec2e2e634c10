// std: 1.1+

// Calls that overload resolution among the builtin functions accepts or not.
void f(float4 f4, float f1, double d, int i, int4 i4, uint4 u4, global float *gp, local int *lp, private float *pp, constant int *cp) {
  f4 = sin(f4);
  f1 = sin(f1);
  sin(i); //~ ERROR CL0605
  sin(i4); //~ ERROR CL0604
  f4 = fmax(f4, f1);
  f4 = fmax(f1, f4);
  f4 = clamp(f4, 0.0f, 1.0f);
  i = clamp(i, 0, 5u); //~ ERROR CL0605
  i4 = max(i4, u4); //~ ERROR CL0604
  f1 = dot(f4, f4);
  f1 = dot(i4, i4); //~ ERROR CL0604
  f4 = cross(f4, f4.xyz); //~ ERROR CL0604
  f4 = fract(f4, gp);
  f1 = fract(f1, gp);
  f1 = modf(f1, pp);
  f1 = sincos(f1, lp);
  f4 = vload4(0, gp);
  vstore4(f4, 0, gp);
  vstore4(i4, 0, cp); //~ ERROR CL0604
  i4 = vload4(0, cp);
  f4 = select(f4, f4, i4);
  f4 = select(f4, f4, i); //~ ERROR CL0604
  f4 = shuffle(f4, u4);
  f4 = shuffle(f4, i4); //~ ERROR CL0604
  f1 = native_cos(d);
  mad24(i, i); //~ ERROR CL0604
  popcount(i4); //~ ERROR[1.1] CL0602
  barrier(CLK_LOCAL_MEM_FENCE);
  barrier(); //~ ERROR CL0603
  work_group_barrier(CLK_GLOBAL_MEM_FENCE, memory_scope_device); //~ ERROR[1.1,1.2] CL0602 //~ ERROR[1.1,1.2] CL0501
  get_global_id(0, 1); //~ ERROR CL0603
  i = atomic_add(lp, 1);
  atomic_add(pp, 1); //~ ERROR CL0604
  atom_inc(lp);
  prefetch(gp, 1);
  prefetch(lp, 1); //~ ERROR CL0604
  no_such_builtin(i); //~ ERROR CL0601
  sin = 0; //~ ERROR CL0420
  &sin; //~ ERROR CL0420
}
