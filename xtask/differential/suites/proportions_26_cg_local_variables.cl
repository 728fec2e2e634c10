// std: 1.2 2.0 3.0
typedef struct { int a[4]; float f; } S;
kernel void first(global int *out) {
  local int i;
  local S s;
  local int arr[16];
  i = 1;
  arr[get_local_id(0)] = i;
  barrier(CLK_LOCAL_MEM_FENCE);
  s.a[0] = arr[3];
  out[0] = s.a[0];
}
kernel void second(global int *out) {
  local int i;
  i = 2;
  out[0] = i;
}
