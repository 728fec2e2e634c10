// std: 1.2 2.0

// CHECK-DAG: @func.i = internal addrspace(3) global i32 undef
// CHECK-DAG: @wibble = internal addrspace(2) constant [4 x i32]

constant int wibble[] = {1, 2, 3, 4};

typedef struct pair {
  int a;
  float b;
} pair;

__kernel void func(__global int *out) {
  __local int i;
  __local int arr[64];
  __local pair lp;
  __local float4 v[8];
  __constant int c = 5;

  size_t lid = get_local_id(0);
  if (lid == 0) {
    i = c;
    lp.a = 1;
    lp.b = 0.5f;
  }
  arr[lid] = wibble[lid & 3] + i;
  v[lid & 7] = (float4)(lp.b);
  barrier(CLK_LOCAL_MEM_FENCE);
  out[get_global_id(0)] = arr[63 - lid] + (int)v[0].x;
}

__kernel void func2(void) {
  __local int i;
  __local int *p = &i;
  __local int *__local q;
  q = p;
  *q = 3;
}
