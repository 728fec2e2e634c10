// std: 1.2 2.0

typedef __attribute__((ext_vector_type(3))) char char3v;
typedef __attribute__((ext_vector_type(4))) char char4v;
typedef __attribute__((ext_vector_type(16))) char char16v;
typedef __attribute__((ext_vector_type(3))) int int3v;

char3v f1(char4v x) {
  return __builtin_astype(x, char3v);
}
char4v f2(char3v x) {
  return __builtin_astype(x, char4v);
}
int f3(char4v x) {
  return __builtin_astype(x, int);
}
int3v f4(char16v x) {
  return __builtin_astype(x, int3v);
}
char16v f5(int3v x) {
  return __builtin_astype(x, char16v);
}
float f6(int x) {
  return as_float(x) + as_float(as_uchar4(x));
}
int *f7(local int *x) {
  return __builtin_astype(x, int *);
}
long f8(global int *x) {
  return __builtin_astype(x, long);
}
short f9(char4v x) {
  return __builtin_astype(x, short);
}
