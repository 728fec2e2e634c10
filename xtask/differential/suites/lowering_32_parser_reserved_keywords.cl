// std: 1.0 1.2 2.0 3.0
void k1(void) { int kernel = 1; }
void k2(void) { int __kernel = 1; }
void k3(void) { int global = 1; }
void k4(void) { int generic = 1; }
void k5(void) { int __generic = 1; }
void k6(void) { int pipe = 1; }
void k7(void) { int read_only = 1; }
void k8(void) { int read_write = 1; }
void k9(void) { int uniform = 1; }
void k10(void) { int bool = 1; }
void k11(void) { int half = 1; }
void k12(void) { int vec_step = 1; }
void k13(void) { int complex = 1; }
void k14(void) { int imaginary = 1; }
void k15(void) { int quad = 1; }
void k16(void) { int class = 1; int template = 2; int this = 3; }
void k17(void) { int true = 1; }
void k18(void) { int inline = 1; }
void k19(void) { int private = 1; }
void k20(void) { int as_int = 1; }
void k21(void) { int uint = 1; uint = 2; }
void k22(void) { int float4 = 1; float4++; }
void k23(void) { int _Bool = 1; }
void k24(void) { int asm = 1; }
void k25(void) { int typeof = 1; }
void k26(void) { int wchar_t = 1; int nullptr = 2; }
void k27(void) { long long ll = 1; }
void k28(void) { long double ld = 1; }
void k29(void) { _Complex float cf; }
void k30(void) { int __read_only = 1; }
void k31(void) { quad q; }
void k32(void) { long4 e = 1; unsigned long4 u; }
