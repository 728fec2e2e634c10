// Without generic pointers there is a form for each named space; without halves as a type, half is loaded and stored still
// (OpenCL C 6.15.7, 6.3.1.2).
// std: 3.0+
// ext: -__opencl_c_generic_address_space -__opencl_c_device_enqueue -__opencl_c_pipes -cl_khr_fp16
float4 loads(global float *g, local float *l, constant float *c, private float *p, float *n) { return vload4(0, g) + vload4(0, l) + vload4(0, c) + vload4(0, p) + vload4(0, n); }
void stores(float4 v, global float *g, local float *l, private float *p, float *n) { vstore4(v, 0, g); vstore4(v, 0, l); vstore4(v, 0, p); vstore4(v, 0, n); }
void store_constant(float4 v, constant float *c) { vstore4(v, 0, c); } //~ ERROR CL0604
float halves(global half *g, local half *l, constant half *c, private half *p) { return vload_half(0, g) + vload_half(0, l) + vload_half(0, c) + vload_half(0, p) + vloada_half4(0, g).x; }
void store_halves(float f, double d, global half *g, local half *l, private half *p) { vstore_half(f, 0, g); vstore_half_rtz(f, 0, l); vstore_half(d, 0, p); }
half2 of_half(global half *p) { return vload2(0, p); } //~ ERROR CL0203 //~ ERROR CL0604
