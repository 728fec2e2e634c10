// std: 1.2 2.0

kernel void foo(global int *out) {
  local int a;
  local int b[4];
  local struct { int x; float y[2]; } s;
  // Function-scope local variables become zero- or undef-initialized globals.
  a = 5;
  b[get_local_id(0) & 3] = a;
  s.x = 1;
  s.y[1] = 2.0f;
  out[0] = b[0] + s.x + (int)s.y[1];
}

kernel void bar(global float *out) {
  local float a;
  {
    local float a;
    a = 2.0f;
  }
  out[0] = a;
}

kernel void bad(void) {
  local int c = 4;
  local int d[2] = {1, 2};
}
