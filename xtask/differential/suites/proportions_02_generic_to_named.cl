// std: 2.0 3.0
// opts: -DAS=__global
// opts: -DAS=__constant
// opts: -DAS=__local
void f_glob(__global int *arg_glob) {}
void f_const(__constant int *arg_const) {}
void f_gen(int *arg_gen) {}

void test_conversion(AS int *arg) {
  int *var_gen;
  var_gen = arg;
  AS int *var_as;
  var_as = arg;
  var_as = (AS int *)var_gen;
  var_as = var_gen;
  var_gen = (int *)arg;
  f_glob(arg);
  f_const(arg);
  f_gen(arg);
}

void test_ternary(AS int *arg, int cond) {
  __global int *g;
  int *gen;
  gen = cond ? arg : g;
  gen = cond ? gen : arg;
  __global float *gf;
  void *v = cond ? arg : gf;
}

void test_compare(AS int *arg, __local int *l, int *gen) {
  int b = 0;
  b = arg == gen;
  b = arg < l;
  b = (arg - gen) > 0;
  b = arg != 0;
}
