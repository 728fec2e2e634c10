// std: 1.2 2.0
#pragma OPENCL EXTENSION cl_khr_fp64 : enable

kernel void recip(global float *io, global double *dio) {
  io[0] = __builtin_amdgcn_rcpf(io[0]);
  dio[0] = __builtin_amdgcn_rcp(dio[0]);
}

kernel void root(global float *io) {
  io[0] = __builtin_amdgcn_rsqf(io[0]);
}

kernel void exponent(global int *e, float x) {
  *e = __builtin_amdgcn_frexp_expf(x);
}

kernel void scaled(global float *out, float num, float den) {
  bool second;
  *out = __builtin_amdgcn_div_scalef(num, den, false, &second);
}

kernel void where(global uint *out) {
  out[0] = __builtin_amdgcn_workgroup_id_x();
  out[1] = __builtin_amdgcn_workitem_id_z();
}
