// std: 1.0 1.2

typedef float float4_r __attribute__((ext_vector_type(4)));

void test_recipsqrt_ieee_f32(global float *out, float a) {
  *out = __builtin_r600_recipsqrt_ieeef(a);
}

void test_recipsqrt_ieee_f64(global double *out, double a) {
  *out = __builtin_r600_recipsqrt_ieee(a);
}

void test_implicitarg_ptr(__attribute__((address_space(7))) unsigned char **out) {
  *out = __builtin_r600_implicitarg_ptr();
}

void test_get_group_id(int d, global int *out) {
  switch (d) {
  case 0: *out = __builtin_r600_read_tgid_x(); break;
  case 1: *out = __builtin_r600_read_tgid_y(); break;
  case 2: *out = __builtin_r600_read_tgid_z(); break;
  default: *out = 0;
  }
}

void test_get_local_id(int d, global int *out) {
  switch (d) {
  case 0: *out = __builtin_r600_read_tidig_x(); break;
  case 1: *out = __builtin_r600_read_tidig_y(); break;
  case 2: *out = __builtin_r600_read_tidig_z(); break;
  default: *out = 0;
  }
}

void test_barrier(void) {
  __builtin_r600_group_barrier();
}

float test_helpers(float x, float4_r v) {
  float y = __builtin_r600_recip_ieeef(x);
  float z = __builtin_r600_cube(v);
  return y + z + __builtin_fabsf(x) + __builtin_copysignf(x, y);
}
