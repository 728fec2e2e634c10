// What pragmas ask of loops. Their numbers are not checked.

void f1(int n) {
#pragma unroll 0
  for (int i = 0; i < n; i++) ;
}
void f2(int n) {
#pragma unroll -1
  for (int i = 0; i < n; i++) ;
}
void f3(int n) {
#pragma unroll n
  for (int i = 0; i < n; i++) ;
}
void f4(int n) {
#pragma unroll "a"
  for (int i = 0; i < n; i++) ;
}
void f5(int n) {
#pragma unroll 1.5
  for (int i = 0; i < n; i++) ;
}
void f6(int n) {
#pragma unroll(4)
  for (int i = 0; i < n; i++) ;
#pragma unroll (0)
  for (int i = 0; i < n; i++) ;
#pragma unroll(
  for (int i = 0; i < n; i++) ;
#pragma unroll()
  for (int i = 0; i < n; i++) ;
}
void f7(int n) {
#pragma unroll 4 5
  for (int i = 0; i < n; i++) ;
#pragma unroll(4) 5
  for (int i = 0; i < n; i++) ;
#pragma nounroll 3
  for (int i = 0; i < n; i++) ;
#pragma unroll N
  for (int i = 0; i < n; i++) ;
}
void f8(int n) {
#pragma unroll 4294967296
  for (int i = 0; i < n; i++) ;
#pragma unroll 2147483648
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
#pragma unroll 4
  for (int i = 0; i < n; i++) ;
}
