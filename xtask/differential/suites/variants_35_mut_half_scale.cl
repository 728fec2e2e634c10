// std: 1.2 2.0 3.0
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
half4 scale4(half4 v, half k) {
  return v * k + 0.5h;
}

__kernel void scale_half(__global half *buf, __global float *ref) {
  size_t i = get_global_id(0);
  vstore4(scale4(vload4(i, buf), buf[0]), i, buf);
  ref[i] = vload_half(i, buf);
}

half4 scale4_1(half4 v, float k) {
  return v * k + 0.5h;
}
half4 scale4_2(float4 v, half k) {
  return v * k + 0.5h;
}
half4 scale4_3(half4 v, half k) {
  return v * k + 0.5f;
}
half4 scale4_4(half4 v, half k) {
  return v % k + 0.5h;
}
half4 scale4_5(half8 v, half k) {
  return v.odd * k + 0.5hh;
}
half4 scale4_6(half4 v, half2 k) {
  return v * k + 0.5h;
}
half4 scale4_7(half4 v, half k) {
  return convert_half4_rtz(v * k) + convert_half4(1);
}
half4 scale4_8(half4 v, half k) {
  return as_half4(v * k) + as_half4((int4)(1));
}
half4 scale4_9(half4 v, half k) {
  return v > k ? v : k;
}
half5 scale4_10(half4 v, half k) {
  return v * k;
}
