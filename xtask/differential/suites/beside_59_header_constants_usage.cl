// std: 2.0 3.0
kernel void k(read_only image2d_t img, global int *p, global atomic_int *a) {
  p[0] = get_image_channel_data_type(img) == CLK_UNORM_INT8;
  p[1] = get_image_channel_order(img) == CLK_sRGBA;
  p[2] = get_image_channel_order(img) == CLK_DEPTH;
  p[3] = CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE | CLK_IMAGE_MEM_FENCE;
  atomic_store_explicit(a, 1, memory_order_relaxed, memory_scope_all_devices);
  atomic_store_explicit(a, 1, memory_order_relaxed, memory_scope_all_svm_devices);
  p[4] = memory_order_consume;
  p[5] = CLK_ENQUEUE_FLAGS_WAIT_KERNEL;
  p[6] = CLK_SUCCESS;
  p[7] = CLK_PROFILING_COMMAND_EXEC_TIME;
  p[8] = CLK_INVALID_QUEUE;
  atomic_int z = ATOMIC_VAR_INIT(2);
  reserve_id_t r = CLK_NULL_RESERVE_ID;
  queue_t q = CLK_NULL_QUEUE;
  clk_event_t e = CLK_NULL_EVENT;
  p[9] = as_int(NAN) == as_int(nan(0u));
  p[10] = FP_ILOGB0 + FP_ILOGBNAN + INT_MAX;
  p[11] = DBL_MANT_DIG + HALF_DIG;
  p[12] = kernel_exec(1, int);
}
