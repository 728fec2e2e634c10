// std: 2.0
void test_s_sleep(int x) {
  __builtin_amdgcn_s_sleep(x);
  __builtin_amdgcn_s_sleep("");
  __builtin_amdgcn_s_sleep(3);
}

void test_s_waitcnt(int x) {
  __builtin_amdgcn_s_waitcnt(x);
  __builtin_amdgcn_s_waitcnt(0, 1);
}

void test_s_sendmsg(int in) {
  __builtin_amdgcn_s_sendmsg(1, in);
  __builtin_amdgcn_s_sendmsg(in, 1);
}

void test_mov_dpp(global int *out, int src, int a) {
  *out = __builtin_amdgcn_mov_dpp(src, a, 0, 0, false);
  *out = __builtin_amdgcn_mov_dpp(src, 0, 0, 0, false);
}

void test_fence() {
  __builtin_amdgcn_fence(__ATOMIC_SEQ_CST + 1, "workgroup");
  __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "agent");
  const char ptr[] = "workgroup";
  __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, ptr);
}
