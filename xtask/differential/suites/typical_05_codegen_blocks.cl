// std: 2.0 3.0
// CHECK: @__block_literal_global
constant int (^block_A)(int) = ^(int n) { return n + 1; };

void consume(void);

// CHECK-LABEL: define{{.*}} void @foo
void foo() {
  int i = 4;
  int (^const block_B)(void) = ^{
    return i;
  };
  block_B();
}

int get42() {
  return ^(global int *p) { return 42; }((global int *)0);
}

kernel void device_side(global int *out) {
  typedef void (^bl_t)(local void *);
  const bl_t b = ^(local void *p) { out[0] = (int)(size_t)p; };
  void (^const c)(void) = ^(void) { consume(); };
  local int l;
  b(&l);
  c();
  out[1] = block_A(out[2]);
}

void captures(global int *g, float4 v, int2 arr) {
  float (^sum)(float) = ^float(float k) {
    return v.x + v.y + k * (float)arr.x;
  };
  *g = (int)sum(1.5f);
}
