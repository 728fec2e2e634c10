// std: 1.2+

#ifdef cl_khr_subgroup_ballot
uint4 ballot(int p) { return sub_group_ballot(p); }
uint bcount(uint4 b) { return sub_group_ballot_bit_count(b); }
#endif
#ifdef cl_khr_subgroup_shuffle
float shuf(float f) { return sub_group_shuffle_xor(f, 1); }
half4 shuf_vec(half4 f) { return sub_group_shuffle(f, 1); } //~ ERROR[2.0+] CL0604
#endif
#ifdef cl_khr_extended_bit_ops
int ext(int a) { return bitfield_extract_signed(a, 1, 3) + bit_reverse(a); }
#endif
#ifdef cl_khr_integer_dot_product
int dotp(char4 a, uchar4 b) { return dot(a, b) + dot_acc_sat(a, a, 1); }
uint dotpk(uint a, uint b) { return dot_4x8packed_uu_uint(a, b); }
#endif
#ifdef cl_ext_float_atomics
#ifdef __opencl_c_ext_fp32_global_atomic_add
float fa(volatile global atomic_float *p) { return atomic_fetch_add(p, 1.0f); }
#endif
#endif
#ifdef cl_khr_mipmap_image
float4 mip(read_only image2d_t i, sampler_t s) { return read_imagef(i, s, (float2)(0), 1.0f); }
#endif
#ifdef cl_khr_gl_msaa_sharing
float4 ms(read_only image2d_msaa_t i) { return read_imagef(i, (int2)(0), 1); }
#endif
#ifdef cl_arm_integer_dot_product_int8
int arm(char4 a, char4 b) { return arm_dot(a, b); }
#endif
#ifdef cl_khr_kernel_clock
ulong clk(void) { return clock_read_device(); }
#endif
