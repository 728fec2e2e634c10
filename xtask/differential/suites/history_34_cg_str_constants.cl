// std: 1.2 2.0
constant char *const names[2] = {"alpha", "beta"};
constant char raw[] = "gamma";

constant char *pick(int i) {
  return i ? names[0] : names[1];
}

kernel void use(global char *out) {
  constant char *s = "delta";
  out[0] = s[0];
  out[1] = "epsilon"[2];
  out[2] = raw[1];
  constant char *fn = __func__;
  out[3] = fn[0];
  char copy[] = "zeta";
  out[4] = copy[0];
}
