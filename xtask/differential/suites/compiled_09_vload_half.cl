// std: 1.0 1.1 1.2 2.0 3.0
__kernel void load_half(__global float *out, __global const half *in,
                        __constant half *table, __local half *scratch)
{
  size_t i = get_global_id(0);
  float f = vload_half(i, in) + vload_half(0, table);
  float4 f4 = vload_half4(i, in) * vloada_half4(1, table);
  float16 f16 = vloada_half16(0, in);

  vstore_half(f, i, scratch);
  vstore_half_rte(f, i + 1, scratch);
  vstore_half4_rtz(f4, 0, scratch);
  barrier(CLK_LOCAL_MEM_FENCE);
  out[i] = vload_half(i, scratch) + f16.s0 + f16.sF;
  out[i + 1] = vload_half2(0, scratch).y;
}

__kernel void store_half(__global half *out, __global const float *in)
{
  size_t i = get_global_id(0);
  vstore_half(in[i], i, out);
  vstore_half_rtp(in[i], i, out);
  vstore_half_rtn(in[i], i, out);
  vstore_half2((float2)(in[i]), i, out);
  vstore_half8_rte((float8)(in[i]), i, out);
  vstorea_half4((float4)(in[i]), i, out);
  vstorea_half16_rtn((float16)(in[i]), i, out);
#if __OPENCL_C_VERSION__ >= 110
  vstore_half3((float3)(in[i]), i, out);
  vstorea_half3_rte((float3)(in[i]), i, out);
#endif
}

__kernel void private_half(__global float *out, __global half *buf)
{
  __global half *p = buf + 4;
  out[0] = vload_half(0, p);
  out[1] = vload_half4(0, &buf[8]).w;
}
