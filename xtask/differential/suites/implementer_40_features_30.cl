// std: 1.2 2.0 3.0
// opts: -D__undef___opencl_c_pipes=1
// opts: -DCHECK_SUBGROUPS=1
#if __OPENCL_C_VERSION__ >= 300
#ifndef __opencl_c_int64
#error int64
#endif
#ifndef __opencl_c_generic_address_space
#error generic address space
#endif
#ifndef __opencl_c_program_scope_global_variables
#error program scope
#endif
#ifndef __opencl_c_fp64
#error fp64
#endif
#else
#ifdef __opencl_c_fp64
#error features before 3.0
#endif
#endif
#ifdef __opencl_c_pipes
kernel void p(read_only pipe int a) {}
#endif
#ifdef __opencl_c_device_enqueue
void dq(queue_t q) { clk_event_t e; }
#endif
#ifdef __opencl_c_read_write_images
kernel void rw(read_write image2d_t i) { write_imagef(i, (int2)(0), read_imagef(i, (int2)(0))); }
#endif
#ifdef __opencl_c_3d_image_writes
kernel void w3(write_only image3d_t i) { write_imagef(i, (int4)(0), (float4)(0.0f)); }
#endif
#ifdef __opencl_c_work_group_collective_functions
kernel void wg(global int *g) {
  g[0] = work_group_all(g[0]) + work_group_any(1);
  g[1] = work_group_reduce_add(g[1]);
  g[2] = work_group_scan_inclusive_max(g[2]);
  g[3] = work_group_broadcast(g[3], 0, 0);
  g[4] = work_group_reduce_mul(g[4]);
  g[5] = work_group_reduce_add((int2)(g[5]));
}
#endif
#if defined(__opencl_c_subgroups) || defined(CHECK_SUBGROUPS)
kernel void sg(global uint *g) {
  g[0] = get_sub_group_size() + get_sub_group_local_id();
  g[1] = sub_group_reduce_add(g[1]);
  g[2] = sub_group_broadcast(g[2], 0);
  sub_group_barrier(CLK_LOCAL_MEM_FENCE);
  g[3] = sub_group_shuffle(g[3], 1);
  g[4] = sub_group_ballot(1).x;
}
#endif
global int progscope = 1;
double dbl(double d) { return d; }
