// std: 1.2

// The shift amount is masked by the width of the promoted left operand.
int positive_shift32(int a, int b) {
  return a << b;
}
long positive_shift64(long a, long b) {
  return a >> b;
}
ulong mixed(uint a, ulong b) {
  return a << b;
}
int constant_fold(void) {
  return 1 << 33;
}
int constant_negative(void) {
  return 1 << -1;
}
typedef __attribute__((ext_vector_type(4))) int vint4;
typedef __attribute__((ext_vector_type(3))) char vchar3;

vint4 vector_shift(vint4 a, vint4 b) {
  return a << b;
}
vint4 splat_shift(vint4 a, int b) {
  a >>= b;
  return a << 35;
}
vchar3 narrow(vchar3 a, vchar3 b) {
  return a >> b;
}
