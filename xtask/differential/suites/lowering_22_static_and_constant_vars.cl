// std: 1.2 2.0 3.0
static constant int file_static = 3;
static const constant int arr[2] = {1, 2};
constant int uninit;
static int no_space = 4;

int counter(void) {
  static int n = 0;
  return ++n;
}

int in_static_global(void) {
  static global int g = 5;
  return g;
}

kernel void locals(global int *out) {
  constant int c = 10;
  __constant int t[] = {1, 2, 3};
  static constant int s = 2;
  local int l;
  local int la[8];
  l = c + s;
  la[l & 7] = t[0];
  out[0] = la[0] + file_static + arr[1];
  local int linit = 3;
  constant int dyn = out[1];
  c = 4;
}

constant char *str(void) {
  return "constant string";
}

void str_space(void) {
  const char *p = "abc";
  private char q[] = "abc";
  constant char *r = "abc";
  constant char *constant s = "def";
  constant char *constant u[2] = {"a", "b"};
}
