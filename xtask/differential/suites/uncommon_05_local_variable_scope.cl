// std: 1.2 2.0 3.0

// Where __local variables may be declared.

__local int file_local;
local float4 file_local_vec;
extern __local int ext_local;
static __local int static_local;

kernel void outermost(void) {
  __local int a;
  __local int b[16];
  local float4 c, d;
  __local int *p = &a;
  __local int *__local lp;
  lp = &a;
  extern __local int e;
  static __local int s;
  __local struct { int x; float y; } st;
  st.x = 1;
  __local int after_stmt;
}

kernel void nested(int n) {
  {
    __local int in_block;
  }
  if (n) {
    __local int in_if;
    in_if = n;
  }
  for (int i = 0; i < n; ++i) {
    __local int in_for;
  }
  for (__local int j = 0; j < n; ++j)
    ;
  switch (n) {
  case 0: {
    __local int in_case;
  }
  }
  do {
    __local int *fine;
    __local int in_do;
  } while (0);
}

void helper(void) {
  __local int not_in_kernel;
  __local int *fine;
  __local float arr[4];
}

kernel void inits(int n) {
  __local int a = 0;
  __local int b[2] = {1, 2};
  __local int c = n;
  __local const int d = 4;
  __local int2 e = (int2)(1, 2);
  __local struct { int x; } f = {1};
  __local int g[n];
}

kernel void jumps(int n) {
  goto over;
  __local int x;
over:
  x = n;
}

kernel void expr(void) {
  int r = ({ __local int q; q = 1; q; });
  int z = sizeof(struct { __local int *p; });
}
