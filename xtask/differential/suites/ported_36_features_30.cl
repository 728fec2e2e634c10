// std: 2.0 3.0

#ifdef __opencl_c_generic_address_space
int *gen_ret(global int *p) { return p; }
#else
#error no generic
#endif

#ifdef __opencl_c_program_scope_global_variables
global int counter;
#endif

#ifdef __opencl_c_device_enqueue
void q(queue_t q) { release_event(0); }
#endif

#ifdef __opencl_c_pipes
void p(read_only pipe int p) { read_pipe(p, p); }
#endif

#ifdef __opencl_c_fp64
double d = 1.0;
#else
double nd;
#endif

#ifdef __opencl_c_read_write_images
void rw(read_write image2d_t i) { read_imagef(i, 1); }
#endif

#ifdef __opencl_c_int64
constant long lg = 1L << 40;
#endif

#ifdef __opencl_c_work_group_collective_functions
kernel void wg(global int *o) {
  o[0] = work_group_reduce_add(o[1]);
  o[1] = work_group_all(o, 1);
  o[2] = work_group_broadcast(o[0], 1, 2, 3, 4);
}
#endif

#pragma OPENCL EXTENSION __opencl_c_fp64 : enable
#pragma OPENCL EXTENSION __opencl_c_3d_image_writes : enable
