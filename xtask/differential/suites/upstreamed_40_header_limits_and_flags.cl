// std: 1.2 2.0
// opts: -DLIMITS=1
// opts: -DLIMITS=1 -DINTEL=1
// What the default header defines.

#ifdef LIMITS
#if CHAR_BIT != 8 || INT_MAX != 2147483647 || UINT_MAX != 0xffffffffU
#error "integer limits"
#endif
#if FLT_DIG != 6 || FLT_MANT_DIG != 24 || FLT_RADIX != 2
#error "float limits"
#endif
constant float mx = FLT_MAX, eps = FLT_EPSILON, pi = M_PI_F;
constant double dmx = DBL_MAX, dpi = M_PI;
constant float nan_c = NAN, inf_c = INFINITY, hv = HUGE_VALF;
constant uint fmt = CLK_RGBA + CLK_UNORM_INT8;
#endif

#if __OPENCL_C_VERSION__ >= 200
constant uint fence = CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE | CLK_IMAGE_MEM_FENCE;
constant int orders[] = {memory_order_relaxed, memory_order_acquire, memory_order_release, memory_order_acq_rel};
constant int ef = CLK_ENQUEUE_FLAGS_NO_WAIT;
#else
constant uint fence = CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE;
constant int orders[] = {memory_order_relaxed};
#endif

kernel void use(global float *out, global uint *u) {
  barrier(fence);
  mem_fence(CLK_GLOBAL_MEM_FENCE);
  work_group_barrier(CLK_LOCAL_MEM_FENCE);
  out[get_global_id(0)] = get_local_linear_id();
  size_t e = get_enqueued_local_size(0);
  uint z = ctz(u[0]);
  prefetch(out, 4);
  u[0] = atomic_inc(u) + atom_inc(u);
#ifdef INTEL
  u[1] = intel_sub_group_shuffle(u[0], 3);
  u[2] = intel_sub_group_block_read(u);
  u[3] = amd_bitalign(1u, 2u, 3u);
#endif
}
