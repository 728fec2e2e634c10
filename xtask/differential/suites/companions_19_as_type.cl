// std: 1.2 2.0

typedef __attribute__((ext_vector_type(3))) char char3_t;
typedef __attribute__((ext_vector_type(4))) char char4_t;
typedef __attribute__((ext_vector_type(8))) char char8_t;

char3_t f1(char4_t x) {
  return __builtin_astype(x, char3_t);
}

char4_t f2(char3_t x) {
  return __builtin_astype(x, char4_t);
}

int f3(char4_t x) {
  return __builtin_astype(x, int);
}

char3_t f4(int x) {
  return __builtin_astype(x, char3_t);
}

int f5(char3_t x) {
  return __builtin_astype(x, int);
}

char3_t f6(char8_t x) {
  return __builtin_astype(x, char3_t);
}
