// std: 3.0 2.0
// opts: -D__opencl_c_ext_fp16_global_atomic_add=1

// Macros __opencl_c_*, and what they decide.

#ifdef __opencl_c_generic_address_space
generic int *as_fn(generic int *p) { return p; }
void deduce(global int *g) { int *p = g; }
#else
void no_generic(global int *g, private int *p) {
  int *q = p;
  q = g;
  generic int *r;
  __generic int s;
}
#endif

#ifdef __opencl_c_program_scope_global_variables
global int prog = 1;
int prog_plain = 2;
static global int sprog;
#else
int no_prog;
global int no_prog_g;
static int no_prog_s;
#endif
void static_local(void) {
  static int a = 1;
  static global int b = 2;
}

#ifdef __opencl_c_pipes
kernel void with_pipe(read_only pipe int p) {}
#else
int pipe = 1;
kernel void with_pipe(read_only pipe int p) {}
#endif

#ifdef __opencl_c_device_enqueue
void dev(queue_t q, ndrange_t n) { enqueue_kernel(q, 0, n, ^{}); }
#else
queue_t q;
void dev(void) { void (^const b)(void) = ^{}; }
#endif

#ifdef __opencl_c_read_write_images
kernel void rw(read_write image2d_t i) {}
#else
kernel void rw(read_write image2d_t i) {}
#endif

#ifdef __opencl_c_fp64
double d = 1.0;
#else
void no_fp64(void) { double d = 1.0; float f = 1.0; }
#endif

#ifdef __opencl_c_int64
constant long lg = 1L;
#endif

#ifdef __opencl_c_images
void img(read_only image3d_t i) {}
#endif
void img3(write_only image3d_t i, int4 c, float4 v) { write_imagef(i, c, v); }

#ifdef __opencl_c_work_group_collective_functions
int wg(int i) { return work_group_reduce_add(i); }
#else
int wg(int i) { return work_group_reduce_add(i); }
#endif

#if __opencl_c_atomic_order_seq_cst
void at(atomic_int *a) { atomic_store(a, 1); }
#else
void at(atomic_int *a) { atomic_store(a, 1); }
#endif

#if __opencl_c_ext_fp16_global_atomic_add || __opencl_c_integer_dot_product_input_4x8bit
int dot4(char4 a, char4 b) { return dot(a, b); }
uint dotp(uint a, uint b) { return dot_4x8packed_uu_uint(a, b); }
int dots(uint a, uint b) { return dot_4x8packed_ss_int(a, b, 1); }
#endif

#if __OPENCL_C_VERSION__ >= 300 && !defined(__opencl_c_subgroups)
uint sg(void) { return get_sub_group_size(); }
#endif

constant int not_a_feature = __opencl_c_no_such_feature;
#if __opencl_c_images != 1
constant int images_off = __opencl_c_images;
#endif
void errs(global int *g, constant int *c, read_only image2d_t i) {
  generic int *p = c;
  write_imagef(i, (int2)(0), (float4)(0));
  sub_group_barrier(g);
}
