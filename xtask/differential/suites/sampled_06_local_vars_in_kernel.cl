// std: 1.0 1.2 2.0

void helper(void) {
  __local int a;
  __local int *b;
}

__kernel void work(int n) {
  __local int a;
  __local int b = 1;
  __local int c[10];
  __local int d[n];
  {
    __local int e;
  }
  if (n) {
    __local int e;
    __constant int f = 3;
  }
  for (int i = 0; i < n; ++i) {
    __local float4 g;
    __constant int h[2] = {1, 2};
  }
  extern __local int j;
  static __local int m;
  __local struct { int x; } s;
  __local int arr[2] = {0, 1};
  a = b;
  d[0] = c[0];
}

__kernel __attribute__((reqd_work_group_size(1, 1, 1))) void lambda_scope(void) {
  do {
    __local int z;
    z = 0;
  } while (0);
  switch (get_local_id(0)) {
  case 0:;
    __local int w;
  }
}
