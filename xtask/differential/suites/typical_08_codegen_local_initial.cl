// std: 1.0 1.2 2.0
void func(local int *);

// CHECK: @foo.i = internal addrspace(3) global i32 undef
__kernel void foo(void) {
  __local int i;
  __local float arr[8][4];
  local struct { char c; long l; } s;
  __local int *__local plp;
  int j;
  func(&i);
  arr[1][2] = 0.5f;
  s.l = (long)s.c;
  plp = &i;
  *plp = j = 4;
}

// CHECK: @bar.i
__kernel void __attribute__((reqd_work_group_size(8, 1, 1))) bar(global int *out) {
  local int i;
  local int i2[4], k;
  func(&i);
  func(i2);
  *out = k;
}

void helper(local float *p, constant float *q) {
  local float *end = p + 16;
  while (p != end)
    *p++ = *q++;
}
