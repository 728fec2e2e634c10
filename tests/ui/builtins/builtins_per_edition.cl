// std: 1.0 1.2+

#pragma OPENCL EXTENSION cl_khr_global_int32_base_atomics : enable
#pragma OPENCL EXTENSION cl_khr_local_int32_extended_atomics : enable
kernel void k(global int *p, local int *l, global float *f, read_only image1d_t img) {
  p[0] = get_global_id(0);
  p[1] = get_global_linear_id(); //~ ERROR[1.0,1.2] CL0602
  p[2] = get_enqueued_local_size(0); //~ ERROR[1.0,1.2] CL0602
  p[3] = popcount(p[0]); //~ ERROR[1.0] CL0602
  p[4] = atom_add(p, 1);
  p[5] = atomic_add(p, 1);
  p[6] = atom_max(l, 2);
  p[7] = ctz(p[0]); //~ ERROR[1.0,1.2] CL0602
  p[8] = work_group_any(p[0]); //~ ERROR[1.0,1.2] CL0602
  p[9] = work_group_reduce_add(p[0]); //~ ERROR[1.0,1.2] CL0602
  p[10] = sub_group_all(1); //~ ERROR[1.0] CL0602
  p[11] = get_image_width(img);
  p[12] = clamp(p[0], 1, 2);
  p[13] = atomic_fetch_add((global atomic_int *)p, 1); //~ ERROR[1.0,1.2] CL0602 //~ ERROR[1.0,1.2] CL0203
  f[0] = fma(f[0], f[1], f[2]);
  f[1] = native_sin(f[0]);
  f[2] = atomic_xchg(f, 1.0f);
  f[3] = frexp(f[0], p);
  f[4] = sincos(f[0], f + 1);
  mem_fence(CLK_LOCAL_MEM_FENCE);
  work_group_barrier(CLK_LOCAL_MEM_FENCE, memory_scope_work_group); //~ ERROR[1.0,1.2] CL0602 //~ ERROR[1.0,1.2] CL0501
  sub_group_barrier(CLK_LOCAL_MEM_FENCE); //~ ERROR[1.0] CL0602
  prefetch(f, 4);
  printf("%d", p[0]); //~ ERROR[1.0] CL0602
}
