// std: 1.2
kernel void naps(int n) {
  __builtin_amdgcn_s_sleep(3);
  __builtin_amdgcn_s_sleep(n);
}

kernel void lanes(global int *out, int v, int pattern) {
  out[0] = __builtin_amdgcn_ds_swizzle(v, 5);
  out[1] = __builtin_amdgcn_ds_swizzle(v, pattern);
}

kernel void order(void) {
  __builtin_amdgcn_fence(__ATOMIC_RELEASE, "agent");
}
