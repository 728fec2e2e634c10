// std: 1.2 2.0
typedef float v4f __attribute__((ext_vector_type(4)));
typedef float v16f __attribute__((ext_vector_type(16)));
typedef float v32f __attribute__((ext_vector_type(32)));
typedef half v4h __attribute__((ext_vector_type(4)));
typedef int v4i __attribute__((ext_vector_type(4)));
typedef short v2s __attribute__((ext_vector_type(2)));

void test_mfma_f32_32x32x1f32(global v32f *out, float a, float b, v32f c) {
  *out = __builtin_amdgcn_mfma_f32_32x32x1f32(a, b, c, 0, 0, 0);
}

void test_mfma_f32_16x16x1f32(global v16f *out, float a, float b, v16f c) {
  *out = __builtin_amdgcn_mfma_f32_16x16x1f32(a, b, c, 0, 0, 0);
}

void test_mfma_f32_4x4x4f16(global v4f *out, v4h a, v4h b, v4f c) {
  *out = __builtin_amdgcn_mfma_f32_4x4x4f16(a, b, c, 0, 0, 0);
}

void test_mfma_i32_4x4x4i8(global v4i *out, int a, int b, v4i c) {
  *out = __builtin_amdgcn_mfma_i32_4x4x4i8(a, b, c, 0, 0, 0);
}

void test_mfma_f32_4x4x2bf16(global v4f *out, v2s a, v2s b, v4f c, int d) {
  *out = __builtin_amdgcn_mfma_f32_4x4x2bf16(a, b, c, d, 0, 0);
}
