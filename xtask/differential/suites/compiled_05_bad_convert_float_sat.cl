// std: 1.2 2.0 3.0
// Saturation is only available for conversions to integer types.
__kernel void convert_sat(__global float4 *fout, __global uchar4 *cout,
                          __global const int4 *in)
{
  size_t i = get_global_id(0);
  int4 v = in[i];

  cout[i] = convert_uchar4_sat(v);
  cout[i + 1] = convert_uchar4_sat_rte(convert_float4(v));
  fout[i] = convert_float4_rtz(v);
  fout[i + 1] = convert_float4_sat(v);
}
