// std: 1.2 2.0
#pragma OPENCL EXTENSION cl_khr_fp64 : enable

kernel void test_workgroup_id(int d, global int *out) {
  switch (d) {
  case 0: *out = __builtin_amdgcn_workgroup_id_x(); break;
  case 1: *out = __builtin_amdgcn_workgroup_id_y(); break;
  case 2: *out = __builtin_amdgcn_workgroup_id_z(); break;
  default: *out = 0;
  }
}

kernel void test_workitem_id(int d, global int *out) {
  switch (d) {
  case 0: *out = __builtin_amdgcn_workitem_id_x(); break;
  case 1: *out = __builtin_amdgcn_workitem_id_y(); break;
  case 2: *out = __builtin_amdgcn_workitem_id_z(); break;
  default: *out = 0;
  }
}

kernel void test_size(global ushort *out) {
  out[0] = __builtin_amdgcn_workgroup_size_x();
  out[1] = __builtin_amdgcn_grid_size_x();
}

kernel void test_dispatch_ptr(global int *out) {
  __constant unsigned char *p = __builtin_amdgcn_dispatch_ptr();
  *out = p[4];
}

kernel void test_barrier() {
  __builtin_amdgcn_s_barrier();
  __builtin_amdgcn_wave_barrier();
}

kernel void test_div_scale_f64(global double *out, global int *flagout, double a, double b) {
  bool flag;
  *out = __builtin_amdgcn_div_scale(a, b, true, &flag);
  *flagout = flag;
}
