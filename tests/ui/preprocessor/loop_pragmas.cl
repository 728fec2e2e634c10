// What pragmas ask of loops, as clang has them.

void f1(int n) {
#pragma unroll 0
  for (int i = 0; i < n; i++) ;
}
void f2(int n) {
#pragma unroll -1 //~ ERROR CL0216
  for (int i = 0; i < n; i++) ;
}
void f3(int n) {
#pragma unroll n //~ ERROR CL0216
  for (int i = 0; i < n; i++) ;
}
void f4(int n) {
#pragma unroll "a" //~ ERROR CL0216
  for (int i = 0; i < n; i++) ;
}
void f5(int n) {
#pragma unroll 1.5 //~ ERROR CL0216
  for (int i = 0; i < n; i++) ;
}
void f6(int n) {
#pragma unroll(4)
  for (int i = 0; i < n; i++) ;
#pragma unroll (0)
  for (int i = 0; i < n; i++) ;
#pragma unroll( //~ ERROR CL0216
  for (int i = 0; i < n; i++) ;
#pragma unroll() //~ ERROR CL0216
  for (int i = 0; i < n; i++) ;
}
void f7(int n) {
#pragma unroll 4 5
  for (int i = 0; i < n; i++) ;
#pragma unroll(4) 5
  for (int i = 0; i < n; i++) ;
#pragma nounroll 3
  for (int i = 0; i < n; i++) ;
#pragma unroll N //~ ERROR CL0501
  for (int i = 0; i < n; i++) ;
}
void f8(int n) {
#pragma unroll 4294967296 //~ ERROR CL0216
  for (int i = 0; i < n; i++) ;
#pragma unroll 2147483648 //~ ERROR CL0216
  for (int i = 0; i < n; i++) ;
#pragma unroll 2+2
  for (int i = 0; i < n; i++) ;
#pragma unroll (2+2)
  for (int i = 0; i < n; i++) ;
#pragma unroll sizeof(int)
  for (int i = 0; i < n; i++) ;
enum { E = 3 };
#pragma unroll E
  for (int i = 0; i < n; i++) ;
const int c = 4;
#pragma unroll c
  for (int i = 0; i < n; i++) ;
}
#define N 8
#define Z 0
void f9(int n) {
#pragma unroll N
  for (int i = 0; i < n; i++) ;
#pragma unroll Z
  for (int i = 0; i < n; i++) ;
#pragma unroll
  n++; //~ ERROR CL0209
#pragma unroll 4
  { n++; } //~ ERROR CL0209
#pragma nounroll
#pragma unroll 4 //~ ERROR CL0216
  for (int i = 0; i < n; i++) ;
}
void f10(int n) {
#pragma clang loop unroll(enable)
  for (int i = 0; i < n; i++) ;
#pragma clang loop unroll(full)
  for (int i = 0; i < n; i++) ;
#pragma clang loop unroll(disable)
  for (int i = 0; i < n; i++) ;
#pragma clang loop unroll_count(4)
  for (int i = 0; i < n; i++) ;
#pragma clang loop vectorize(enable) interleave(disable)
  for (int i = 0; i < n; i++) ;
#pragma clang loop vectorize_width(4) interleave_count(2)
  for (int i = 0; i < n; i++) ;
#pragma clang loop distribute(enable)
  for (int i = 0; i < n; i++) ;
#pragma clang loop pipeline(disable)
  for (int i = 0; i < n; i++) ;
#pragma clang loop pipeline_initiation_interval(3)
  for (int i = 0; i < n; i++) ;
#pragma clang loop vectorize_predicate(enable)
  for (int i = 0; i < n; i++) ;
#pragma clang loop vectorize_width(4, scalable)
  for (int i = 0; i < n; i++) ;
#pragma clang loop vectorize_width(fixed)
  for (int i = 0; i < n; i++) ;
#pragma clang loop vectorize(assume_safety)
  for (int i = 0; i < n; i++) ;
}
void f11(int n) {
#pragma clang loop unroll(maybe) //~ ERROR CL0216
  for (int i = 0; i < n; i++) ;
}
void f12(int n) {
#pragma clang loop unroll //~ ERROR CL0216
  for (int i = 0; i < n; i++) ;
}
void f13(int n) {
#pragma clang loop unroll() //~ ERROR CL0216
  for (int i = 0; i < n; i++) ;
}
void f14(int n) {
#pragma clang loop foo(enable) //~ ERROR CL0216
  for (int i = 0; i < n; i++) ;
}
void f15(int n) {
#pragma clang loop unroll(4) //~ ERROR CL0216
  for (int i = 0; i < n; i++) ;
}
void f16(int n) {
#pragma clang loop unroll_count(0) //~ ERROR CL0216
  for (int i = 0; i < n; i++) ;
}
void f17(int n) {
#pragma clang loop unroll_count(-1) //~ ERROR CL0216
  for (int i = 0; i < n; i++) ;
}
void f18(int n) {
#pragma clang loop unroll_count(n) //~ ERROR CL0216
  for (int i = 0; i < n; i++) ;
}
void f19(int n) {
#pragma clang loop unroll_count(enable) //~ ERROR CL0501
  for (int i = 0; i < n; i++) ;
}
void f20(int n) {
#pragma clang loop unroll_count() //~ ERROR CL0216
  for (int i = 0; i < n; i++) ;
}
void f21(int n) {
#pragma clang loop vectorize(full) //~ ERROR CL0216
  for (int i = 0; i < n; i++) ;
}
void f22(int n) {
#pragma clang loop vectorize_width(0) //~ ERROR CL0216
  for (int i = 0; i < n; i++) ;
}
void f23(int n) {
#pragma clang loop interleave_count(0) //~ ERROR CL0216
  for (int i = 0; i < n; i++) ;
}
void f24(int n) {
#pragma clang loop pipeline(enable) //~ ERROR CL0216
  for (int i = 0; i < n; i++) ;
}
void f25(int n) {
#pragma clang loop pipeline(full) //~ ERROR CL0216
  for (int i = 0; i < n; i++) ;
}
void f26(int n) {
#pragma clang loop distribute(full) //~ ERROR CL0216
  for (int i = 0; i < n; i++) ;
}
void f27(int n) {
#pragma clang loop  //~ ERROR CL0216
  for (int i = 0; i < n; i++) ;
}
void f28(int n) {
#pragma clang loop unroll(full) unroll_count(4) //~ ERROR CL0216
  for (int i = 0; i < n; i++) ;
}
void f29(int n) {
#pragma clang loop unroll(enable) unroll(disable) //~ ERROR CL0216
  for (int i = 0; i < n; i++) ;
}
void f30(int n) {
#pragma clang loop unroll(enable) foo //~ ERROR CL0216
  for (int i = 0; i < n; i++) ;
}
void f31(int n) {
#pragma clang loop unroll(enable //~ ERROR CL0216
  for (int i = 0; i < n; i++) ;
}
void f32(int n) {
#pragma clang loop pipeline_initiation_interval(0) //~ ERROR CL0216
  for (int i = 0; i < n; i++) ;
}
void f33(int n) {
#pragma clang loop vectorize_width(scalable)
  for (int i = 0; i < n; i++) ;
}
void f34(int n) {
#pragma clang loop vectorize_width(4, foo) //~ ERROR CL0216
  for (int i = 0; i < n; i++) ;
}
void f35(int n) {
#pragma clang loop unroll(enable), vectorize(enable)
  for (int i = 0; i < n; i++) ;
}
void f36(int n) {
#pragma clang loop vectorize(disable) vectorize_width(4) //~ ERROR CL0216
  for (int i = 0; i < n; i++) ;
}
void f37(int n) {
#pragma clang loop unroll(disable) unroll_count(2) //~ ERROR CL0216
  for (int i = 0; i < n; i++) ;
}
void f38(int n) {
#pragma clang loop unroll_count(4) unroll_count(8) //~ ERROR CL0216
  for (int i = 0; i < n; i++) ;
}
void f39(int n) {
#pragma clang loop vectorize(enable) vectorize(enable) //~ ERROR CL0216
  for (int i = 0; i < n; i++) ;
}
void f40(int n) {
#pragma clang loop interleave(enable) interleave(disable) //~ ERROR CL0216
  for (int i = 0; i < n; i++) ;
}
void f41(int n) {
#pragma clang loop unroll_count(1.0) //~ ERROR CL0216
  for (int i = 0; i < n; i++) ;
}
void f42(int n) {
#pragma clang loop vectorize(assume_safety) vectorize_width(8)
  for (int i = 0; i < n; i++) ;
}
void f43(int n) {
#pragma clang loop interleave(assume_safety)
  for (int i = 0; i < n; i++) ;
}
void f44(int n) {
#pragma clang loop distribute(assume_safety) //~ ERROR CL0216
  for (int i = 0; i < n; i++) ;
}
void f45(int n) {
#pragma clang loop vectorize_predicate(full) //~ ERROR CL0216
  for (int i = 0; i < n; i++) ;
}
void f46(int n) {
#pragma clang loop state(enable) //~ ERROR CL0216
  for (int i = 0; i < n; i++) ;
}
void f47(int n) {
#pragma clang loop (enable) //~ ERROR CL0216
  for (int i = 0; i < n; i++) ;
}
void f48(int n) {
#pragma clang loop 4 //~ ERROR CL0216
  for (int i = 0; i < n; i++) ;
}
void f49(int n) {
#pragma clang loop unroll_and_jam(enable) //~ ERROR CL0216
  for (int i = 0; i < n; i++) ;
}
void f50(int n) {
#pragma clang loop unroll_count(2+2)
  for (int i = 0; i < n; i++) ;
}
void f51(int n) {
#pragma clang loop unroll_count(4 5)
  for (int i = 0; i < n; i++) ;
}
void f52(int n) {
#pragma clang loop unroll(enable)
  n++; //~ ERROR CL0209
}
void f53(int n) {
#pragma clang loop unroll(enable)
} //~ ERROR CL0209
