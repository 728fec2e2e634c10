// std: 1.2 3.0
// opts: -DPLAIN_RUN=1
// cl_khr_integer_dot_product, cl_khr_extended_bit_ops and kin.

#ifdef cl_khr_integer_dot_product
#if !defined(__opencl_c_integer_dot_product_input_4x8bit)
#warning no 4x8bit input
#endif
#endif

kernel void dots(global uint *o, uchar4 ua, uchar4 ub, char4 sa, char4 sb, uint pa, uint pb, int acc) {
  o[0] = dot(ua, ub);
  o[1] = dot(sa, sb);
  o[2] = dot(ua, sb);
  o[3] = dot_acc_sat(ua, ub, 1u);
  o[4] = dot_acc_sat(sa, sb, acc);
  o[5] = dot_acc_sat(sa, sb);
  o[6] = dot_4x8packed_uu_uint(pa, pb);
  o[7] = dot_4x8packed_ss_int(pa, pb);
  o[8] = dot_4x8packed_us_int(pa, pb);
  o[9] = dot_acc_sat_4x8packed_uu_uint(pa, pb, o[8]);
  o[10] = dot_acc_sat_4x8packed_ss_int(pa, pb, acc);
  o[11] = dot_4x8packed_uu_uint(ua, ub);
  o[12] = dot((int4)(1), (int4)(2));
  float f = dot((float4)(1), (float4)(2));
}
kernel void bits(global uint *o, int4 v, uint u) {
  o[0] = popcount(u) + clz(u) + ctz(u);
  o[1] = bitfield_insert(u, 3u, 4u, 5u);
  o[2] = bitfield_extract_signed(u, 1u, 2u);
  o[3] = bitfield_extract_unsigned(u, 1u, 2u);
  o[4] = bit_reverse(u);
  v = bit_reverse(v);
  o[5] = bit_reverse(1.0f);
}
#ifdef cl_khr_mipmap_image
kernel void mip(read_only image2d_t i, sampler_t s, global float4 *o) {
  *o = read_imagef(i, s, (float2)(0), 1.0f);
  int n = get_image_num_mip_levels(i);
}
#else
constant int no_mipmaps = 1;
#endif
