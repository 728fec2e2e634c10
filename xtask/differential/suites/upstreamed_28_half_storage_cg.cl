// std: 1.2 2.0
// opts: -DHALF=0
// opts: -DHALF=1
// half through vload/vstore, and direct if enabled.

#pragma OPENCL EXTENSION cl_khr_fp16 : disable

kernel void load_store(global half *in, global half *out, local half *tmp, constant half *c) {
  size_t i = get_global_id(0);
  float f = vload_half(i, in);
  vstore_half(f, i, out);
  vstore_half_rte(f * 2.0f, i, out);
  float4 v = vload_half4(i, c);
  vstore_half4_rtz(v, i, tmp);
  float3 a3 = vloada_half3(i, in);
  vstorea_half3(a3, i, out);
}

#if HALF
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
kernel void direct(global half *in, half arg, global half4 *v) {
  half h = in[0] * arg;
  h += 1.0h;
  *v = (half4)(h, 0.5h, 2.0f, 1) * h;
  in[1] = h > 0 ? h : -h;
  in[2] = convert_half_rte(3.0f);
}
#endif
