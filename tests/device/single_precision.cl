// Built with -cl-single-precision-constant.
constant float table[2] = { 0.1, 1.0 / 3 };
double half_of(double x) { return x / 2; }

kernel void constants(global int *size, global float *f, global double *d) {
  size[0] = sizeof(0.1);
  size[1] = sizeof(0.1 * 2);
  size[2] = sizeof((double)0.1);
  f[0] = 0.1 + 0.2;
  f[1] = table[1];
  d[0] = 0.1;
  d[1] = half_of(16777217.0);
  d[2] = 1.0e308 > 3.0e38 ? 1 : 0;
}
