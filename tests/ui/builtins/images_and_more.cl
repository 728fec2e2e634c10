// Built-in functions of every kind, called rightly and wrongly.

void f(global int *g, global float *gf, local int *l, constant int *c, read_only image2d_t ri, write_only image2d_t wi, sampler_t s, image1d_t i1, image3d_t i3, image2d_array_t ia, image1d_buffer_t ib, image1d_array_t i1a) {
  float4 a = read_imagef(ri, s, (int2)(0));
  float4 b = read_imagef(ri, s, (float2)(0));
  float4 b1 = read_imagef(ri, s, (float4)(0)); //~ ERROR CL0604
  float4 b2 = read_imagef(ri, (int2)(0)); //~ ERROR[1.0,1.1] CL0604
  int4 d = read_imagei(ri, s, (int2)(0));
  uint4 e = read_imageui(ri, s, (int2)(0));
  float4 h = read_imagef(i3, s, (float4)(0));
  float4 i = read_imagef(i1, s, 0.5f);
  float4 j = read_imagef(ia, s, (float4)(0));
  float4 k = read_imagef(ib, 3); //~ ERROR[1.0,1.1] CL0604
  float4 kk = read_imagef(i1a, s, (float2)(0));
  read_imagef(wi, s, (int2)(0)); //~ ERROR CL0604
  write_imagef(wi, (int2)(0), a);
  write_imagef(ri, (int2)(0), a); //~ ERROR CL0604
  write_imagei(wi, (int2)(0), d);
  write_imagei(wi, (int2)(0), a); //~ ERROR CL0604
  write_imageui(wi, (int2)(0), e);
  write_imagef(wi, (float2)(0), a); //~ ERROR CL0604
  get_image_width(ri);
  get_image_height(wi);
  get_image_depth(i3);
  get_image_depth(ri); //~ ERROR CL0604
  get_image_dim(ri);
  int2 dd = get_image_dim(ri);
  int4 d3 = get_image_dim(i3);
  get_image_channel_data_type(ri);
  get_image_channel_order(ri);
  get_image_array_size(ia);
  get_image_array_size(ri); //~ ERROR CL0604
  read_imageh(ri, s, (int2)(0));
  read_imagef(ri, s); //~ ERROR CL0604
  read_imagef(ri, s, (int2)(0), 1.0f); //~ ERROR CL0604
  read_imagef(0, s, (int2)(0)); //~ ERROR CL0604
  read_imagef(ri, 0, (int2)(0));
  barrier(CLK_LOCAL_MEM_FENCE);
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  barrier(); //~ ERROR CL0603
  barrier(1, 2); //~ ERROR CL0603
  mem_fence(CLK_LOCAL_MEM_FENCE);
  read_mem_fence(1);
  write_mem_fence(2);
  work_group_barrier(CLK_LOCAL_MEM_FENCE); //~ ERROR[1.0,1.1,1.2] CL0602
  work_group_barrier(CLK_LOCAL_MEM_FENCE, memory_scope_device); //~ ERROR[1.0,1.1,1.2] CL0501 //~ ERROR[1.0,1.1,1.2] CL0602
  atomic_add(g, 1);
  atomic_add(l, 1);
  atomic_add(c, 1); //~ ERROR CL0604
  atomic_add(gf, 1);
  atomic_add(gf, 1.0f); //~ ERROR CL0604
  atomic_xchg(gf, 1.0f);
  atomic_xchg(g, 1);
  atomic_inc(g);
  atomic_dec(l);
  atomic_cmpxchg(g, 1, 2);
  atomic_min(g, 1);
  atomic_max(g, 1);
  atomic_and(g, 1);
  atomic_or(g,1);
  atomic_xor(g,1);
  atomic_sub(g,1);
  atomic_inc(gf); //~ ERROR CL0604
  atomic_add((global uint*)g, 1);
  atomic_add((volatile global int*)g, 1);
  atomic_add((global long*)g, 1L); //~ ERROR CL0604
  atom_add(g, 1);
  atom_inc(g);
  atom_add((global long*)g, 1L);
  atom_cmpxchg(g, 1, 2);
  async_work_group_copy(l, g, 1, 0);
  async_work_group_copy(g, l, 1, 0);
  async_work_group_copy(l, gf, 1, 0); //~ ERROR CL0604
  async_work_group_strided_copy(l, g, 1, 2, 0);
  prefetch(g, 1);
  prefetch(l, 1); //~ ERROR CL0604
  event_t ev;
  wait_group_events(1, &ev);
  get_global_id(); //~ ERROR CL0603
  get_global_id(0);
  get_global_id(1.0f);
  get_global_id(g); //~ ERROR CL0507
  get_work_dim();
  get_global_size(0);
  get_local_size(0);
  get_enqueued_local_size(0); //~ ERROR[1.0,1.1,1.2] CL0602
  get_num_groups(0);
  get_group_id(0);
  get_global_offset(0);
  get_global_linear_id(); //~ ERROR[1.0,1.1,1.2] CL0602
  get_local_linear_id(); //~ ERROR[1.0,1.1,1.2] CL0602
  size_t sz = get_global_id(0);
  int si = get_global_id(0);
  printf("x"); //~ ERROR[1.0,1.1] CL0602
  printf("%d", 1); //~ ERROR[1.0,1.1] CL0602
  printf(); //~ ERROR[1.0,1.1] CL0602 //~ ERROR[1.2+] CL0603
  printf(1); //~ ERROR[1.0,1.1] CL0602 //~ ERROR[1.2+] CL0611
  printf(g); //~ ERROR[1.0,1.1] CL0602 //~ ERROR[1.2+] CL0611
  constant char *fmt = "a";
  printf(fmt); //~ ERROR[1.0,1.1] CL0602
  char loc[3];
  printf(loc); //~ ERROR[1.0,1.1] CL0602 //~ ERROR[1.2+] CL0611
  printf("%s", "abc"); //~ ERROR[1.0,1.1] CL0602
  printf("%s", loc); //~ ERROR[1.0,1.1] CL0602
  shuffle((int4)(0), (uint4)(0));
  shuffle((int4)(0), (int4)(0)); //~ ERROR CL0604
  shuffle2((int4)(0), (int4)(0), (uint8)(0));
  shuffle((int4)(0), (ulong4)(0)); //~ ERROR CL0604
  vec_step(int4);
  any(1);
  any((int4)(1));
  all((char4)(1));
  any(1.0f); //~ ERROR CL0605
  isfinite(1.0f);
  signbit((float4)(1));
  isordered(1.0f, 2.0f);
  smoothstep(0.0f, 1.0f, 0.5f);
  smoothstep(0.0f, 1.0f, (float4)(1));
  step(0.0f, (float4)(1));
  clamp(1, 2, 3);
  clamp((int4)(1), 1, 2);
  clamp(1, 2, 3.0f); //~ ERROR CL0605
  sign(1.0f);
  radians(1.0f);
  mix(1.0f, 2.0f, 3.0f);
  mix((float4)(1), (float4)(1), 0.5f);
  max(1, 2u); //~ ERROR CL0605
  max(1L, 2); //~ ERROR CL0605
  max(1.0f, 2); //~ ERROR CL0605
  min((float4)(1), 1.0f);
  min((float4)(1), 1);
  fast_length((float4)(1));
  fast_normalize((float3)(1));
  fast_distance(1.0f, 1.0f);
  cross((float3)(1), (float3)(1));
  cross((float2)(1), (float2)(1)); //~ ERROR CL0604
  dot((float4)(1), (float4)(1));
  dot((int4)(1), (int4)(1)); //~ ERROR CL0604
  mad_hi(1,2,3);
  mad_sat(1,2,3);
  mul_hi(1,2);
  rhadd(1,2);
  sub_sat(1,2);
  add_sat(1,2);
  ctz(1); //~ ERROR[1.0,1.1,1.2] CL0602
  bit_reverse(1);
  NAN;
  INFINITY;
  HUGE_VALF;
  HUGE_VAL;
  MAXFLOAT;
  M_PI;
  M_PI_F;
  FLT_MAX;
  FLT_EPSILON;
  DBL_MAX;
  INT_MAX;
  CHAR_BIT;
  UINT_MAX;
  LONG_MIN;
  ULONG_MAX;
  SHRT_MAX;
  HALF_MAX; //~ ERROR CL0433
  CHAR_MIN;
  SCHAR_MAX;
  UCHAR_MAX;
  USHRT_MAX;
  FLT_RADIX;
  FLT_DIG;
  M_E_F;
  M_PI_H; //~ ERROR CL0433
  NULL;
  CLK_NORMALIZED_COORDS_FALSE;
  CLK_ADDRESS_NONE;
  CLK_ADDRESS_MIRRORED_REPEAT;
  CLK_FILTER_NEAREST;
  CLK_sRGBA; //~ ERROR[1.0,1.1,1.2] CL0501
  CLK_DEPTH; //~ ERROR[1.0,1.1] CL0501
  CLK_R;
  CLK_RGBx; //~ ERROR[1.0] CL0501
  CLK_SNORM_INT8;
  CLK_HALF_FLOAT;
  CLK_UNORM_INT_101010;
  CLK_IMAGE_MEM_FENCE; //~ ERROR[1.0,1.1,1.2] CL0501
  CLK_SUCCESS; //~ ERROR[1.0,1.1,1.2] CL0501
  CLK_INVALID_EVENT; //~ ERROR CL0501
  CLK_PROFILING_COMMAND_EXEC_TIME; //~ ERROR[1.0,1.1,1.2] CL0501
  MAX_WORK_DIM; //~ ERROR[1.0,1.1,1.2] CL0501
  CLK_NULL_QUEUE; //~ ERROR[1.0,1.1,1.2] CL0501
  CLK_NULL_EVENT; //~ ERROR[1.0,1.1,1.2] CL0501
  CLK_NULL_RESERVE_ID; //~ ERROR[1.0,1.1,1.2] CL0501
  PIPE_RESERVE_ID_VALID_BIT; //~ ERROR CL0501
  CLK_DEVICE_QUEUE_FULL; //~ ERROR[1.0,1.1,1.2] CL0501
  EVENT_ALLOCATION_FAILURE; //~ ERROR CL0501
  ATOMIC_VAR_INIT(1); //~ ERROR[1.0,1.1,1.2] CL0601
  ATOMIC_FLAG_INIT; //~ ERROR[1.0,1.1,1.2] CL0501
  memory_order_relaxed; //~ ERROR[1.0,1.1,1.2] CL0501
  memory_scope_device; //~ ERROR[1.0,1.1,1.2] CL0501
  memory_scope_all_svm_devices; //~ ERROR[1.0,1.1,1.2] CL0501
  memory_scope_all_devices; //~ ERROR[1.0,1.1,1.2,2.0] CL0501
  memory_scope_sub_group; //~ ERROR[1.0,1.1,1.2] CL0501
  memory_order_consume; //~ ERROR CL0501
  __OPENCL_C_VERSION__;
  __ENDIAN_LITTLE__;
  __IMAGE_SUPPORT__;
  __FAST_RELAXED_MATH__; //~ ERROR CL0501
  __kernel_exec; //~ ERROR CL0501
  __FILE__;
  __LINE__;
  __func__;
  __FUNCTION__;
  __DATE__;
  __COUNTER__;
  CL_VERSION_1_0;
  CL_VERSION_2_0;
  CL_VERSION_3_0;
  __OPENCL_CPP_VERSION__; //~ ERROR CL0501
  __SPIR64__;
  __SPIR__;
  __STDC__;
  __STDC_VERSION__;
  __cplusplus; //~ ERROR CL0501
  __CUDA_ARCH__; //~ ERROR CL0501
  __GNUC__; //~ ERROR CL0501
  __LP64__;
  __SIZEOF_POINTER__;
  __CHAR_BIT__;
  __INT_MAX__;
  __LITTLE_ENDIAN__;
  __BYTE_ORDER__;
}
