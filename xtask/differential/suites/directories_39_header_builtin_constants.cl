// std: 1.0 1.2 2.0 3.0
constant int ci[] = {CHAR_BIT, CHAR_MAX, SCHAR_MIN, INT_MAX, SHRT_MIN, FLT_DIG, FLT_MANT_DIG};
constant float cf[] = {FLT_MAX, FLT_EPSILON, MAXFLOAT, M_PI_F, M_SQRT1_2_F, INFINITY, HUGE_VALF, NAN};
constant double cd[] = {DBL_MAX, M_PI, M_LN2, HUGE_VAL};
constant int fences = CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE;
constant uint img = CLK_RGBA, fmt = CLK_UNORM_INT8;
#if __OPENCL_C_VERSION__ >= 200
constant int scopes[] = {memory_scope_work_item, memory_scope_work_group, memory_scope_device};
atomic_int counter = ATOMIC_VAR_INIT(0);
constant int flags = CLK_ENQUEUE_FLAGS_NO_WAIT, ok = CLK_SUCCESS;
queue_t null_q = CLK_NULL_QUEUE;
#else
constant int scopes = memory_scope_device;
#endif
constant int depth = CLK_DEPTH;
constant int ilogb0 = FP_ILOGB0;

kernel void work(global int *p, local int *l) {
  size_t i = get_global_id(0) + get_local_size(1) + get_work_dim();
  barrier(CLK_LOCAL_MEM_FENCE);
  work_group_barrier(CLK_GLOBAL_MEM_FENCE, memory_scope_device);
  mem_fence(CLK_LOCAL_MEM_FENCE);
  atomic_fetch_add(&counter, 1);
  atomic_inc(p); atom_inc(p); atomic_xchg((global float *)p, 1.0f);
  prefetch(p, 4);
  p[i] = popcount(7) + ctz(8) + get_global_linear_id();
  p[0] = get_enqueued_local_size(0) + work_group_all(1);
  vstore4((int4)(1), 0, p); int3 v = vload3(0, l);
  p[1] = printf("x") + abs(-1) + mul24(1, 2) + rotate(1, 2) + hadd(1, 2);
  p[2] = fmin(1.0f, 2.0f) + ldexp(1.0f, 2) + native_sin(0.5f) + half_cos(0.5f) + nan(1u);
  p[3] = M_PI_H;
}
