// std: 1.2 2.0

#pragma OPENCL EXTENSION cl_khr_fp16 : enable

typedef float v4f __attribute__((ext_vector_type(4)));
typedef float v16f __attribute__((ext_vector_type(16)));
typedef half v4h __attribute__((ext_vector_type(4)));
typedef half __attribute__((ext_vector_type(2))) half2_t;
typedef short __attribute__((ext_vector_type(2))) short2_t;

__attribute__((amdgpu_flat_work_group_size(32, 64)))
kernel void flat_32_64(global int *p) { *p = 0; }

__attribute__((amdgpu_waves_per_eu(2, 4)))
__attribute__((amdgpu_num_sgpr(32), amdgpu_num_vgpr(64)))
kernel void attributed(global int *p) { *p = 1; }

__attribute__((amdgpu_max_num_work_groups(16, 4, 1)))
kernel void max_groups(void) {}

void test_mfma(global v16f *out, global v4f *out4, v4h a, v4h b, v16f c, v4f d) {
  *out = __builtin_amdgcn_mfma_f32_32x32x8f16(a, b, c, 0, 0, 0);
  *out4 = __builtin_amdgcn_mfma_f32_4x4x4f16(a, b, d,
                                             0, 0, 0);
}

void test_dot(global float *fout, global int *iout, half2_t ha, half2_t hb, float c,
              short2_t sa, short2_t sb, int ic) {
  *fout = __builtin_amdgcn_fdot2(ha, hb, c, false);
  *fout = __builtin_amdgcn_fdot2(ha, hb, c, true);
  *iout = __builtin_amdgcn_sdot2(sa, sb, ic, false);
  *iout = __builtin_amdgcn_sdot4(ic, ic, ic, true);
}

kernel void dispatch(global int *out) {
  __constant uchar *d = (__constant uchar *)__builtin_amdgcn_dispatch_ptr();
  __attribute__((address_space(4))) int *k = __builtin_amdgcn_kernarg_segment_ptr();
  *out = d[0] + k[1];
}

kernel void lds(local float *ptr, float src, global float *out) {
  *out = __builtin_amdgcn_ds_faddf(ptr, src, 0, 0, false);
  *out = __builtin_amdgcn_ds_fminf(ptr, src, 0, 0, false);
  *out = __builtin_amdgcn_ds_fmaxf((local float *)out, src, 0, 0, false);
}
