// std: 1.2 2.0

struct inner {
  global int *data;
};
struct outer {
  int n;
  struct inner in;
};
struct arr {
  global float *p[2];
};
union either {
  int i;
  local char *c;
};

kernel void t0(struct inner i) {} //~ ERROR[1.2] CL0707
kernel void t1(struct outer o) {} //~ ERROR[1.2] CL0707
kernel void t2(struct arr a) {} //~ ERROR[1.2] CL0707
kernel void t3(union either e) {} //~ ERROR[1.2] CL0707
kernel void t4(global struct outer *o) {}

struct clean { int x[4]; float4 v; };
kernel void t5(struct clean c) {}
int plain(struct outer o) { return o.n; }
