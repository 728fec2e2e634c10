// std: 1.2 3.0
// Functions and attributes of CPU targets while compiling for a device.

typedef float v4sf __attribute__((ext_vector_type(4)));

void x86(v4sf a, v4sf b) {
  v4sf c = __builtin_ia32_minps(a, b);
  __builtin_ia32_pause();
  __builtin_ia32_rdtsc();
  __builtin_cpu_supports("avx");
}

void arm(void) {
  __builtin_arm_nop();
  __builtin_arm_dmb(11);
}

__attribute__((target("avx2"))) void tgt(void) {}
__attribute__((interrupt)) void isr(void) {}
__attribute__((ms_abi)) void abi(void) {}
__attribute__((pcs("aapcs"))) void pcs(void) {}
__attribute__((vectorcall)) void vc(void) {}
__attribute__((dllexport)) void dll(void) {}
