// std: 2.0 3.0

// Bug report: crash on a block that uses an array of the enclosing function.
kernel void weights(global float *out, local float *scratch) {
  float w[4] = {0.1f, 0.2f, 0.3f, 0.4f};
  local float shared[4];
  int n = 0;
  float (^at)(int) = ^(int i) { return w[i]; };
  float (^at_shared)(int) = ^(int i) { return shared[i] + scratch[i]; };
  void (^count)(void) = ^{ n++; };
  void (^fill)(void) = ^{ w[0] = 1.0f; };
  float (^outer)(void) = ^{
    float (^inner)(void) = ^{ return w[1]; };
    return inner();
  };
  float (^calls)(void) = ^{ return at(0); };
  out[0] = at(0) + at_shared(1) + outer();
}
