// std: 1.0 1.2 3.0+

#pragma OPENCL EXTENSION cl_khr_fp16 : disable

// Storage of halves is possible everywhere.
typedef half stored_t;
struct compressed {
  half scale;
  short q[8];
};

kernel void unpack(global const half *in, global float *out,
                   global stored_t *back, global struct compressed *c) {
  size_t i = get_global_id(0);
  out[i] = vload_half(i, in);
  out[i] = in[i]; //~ ERROR CL0433
  float4 v = vload_half4(i, in);
  v = vloada_half4(i, in);
  vstore_half(out[i], i, back);
  vstore_half_rtz(out[i], i, back);
  vstore_half4(v, i, back);
  back[i] = out[i]; //~ ERROR CL0433
  back[i] = 0.5h; //~ ERROR CL0433
  half here = 1.0f; //~ ERROR CL0433
  half tile[16]; //~ ERROR CL0433
  local half shared[16]; //~ ERROR CL0433
  const global half *next = in + 1;
  half *none = 0;
  out[i] = (half)out[i]; //~ ERROR CL0433
  out[i] = vload_half(0, &c->scale);
  out[i] = c->scale; //~ ERROR CL0433
  size_t bytes = sizeof(half) + sizeof(*in);
  half4 four;
}

half rounded(float f); //~ ERROR CL0433
void use(half h); //~ ERROR CL0433

#ifdef cl_khr_fp16
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
half square(half h) { return h * h; }
kernel void enabled(half h, half8 h8, global half *out) {
  out[0] = square(h) + 1.0h;
  out[1] = fmax(h, (half)0.0f);
  float8 f8 = h8; //~ ERROR CL0506
  float8 g8 = convert_float8(h8);
}
#endif
