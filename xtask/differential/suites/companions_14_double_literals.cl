// std: 1.0 1.1 1.2 2.0 3.0

double fp64(void) {
  return 2.0;
}

float single(void) {
  return 0.1;
}
