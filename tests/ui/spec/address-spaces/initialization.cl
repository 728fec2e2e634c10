// What variables start with (OpenCL C 6.7.7).
// std: 2.0+
// Global ones with zero, or with a constant.
int zero;
global int a = 12;
global int b;
int c = 3 * 4;
global float4 vector = (float4)(1.0f, 2.0f, 3.0f, 4.0f);
global int list[3] = { 1, 2 };
global int *to_a = &a;
global int *to_element = list + 1;
constant int known = 7;
int from_another = b; //~ ERROR CL0439
int from_call = get_global_size(0); //~ ERROR CL0439
int in_list[2] = { 1, from_another }; //~ ERROR CL0439
void inside(int n) {
  static int a = 1;
  static int b = n; //~ ERROR CL0439
  static global int c = 2;
  static global int d = get_local_id(0); //~ ERROR CL0439
  static int e;
  static int *f = &a;
  static int *g = &n; //~ ERROR CL0439
}
// A constant one with a constant, always.
constant int d; //~ ERROR CL0313
constant int e = 12;
constant int f = a; //~ ERROR CL0439
kernel void my_func(int n) {
  local float e = 1; //~ ERROR CL0314
  local float f;
  f = 1;
  private int g;
  constant int h = g; //~ ERROR CL0439
  constant int i = 1;
  constant int j; //~ ERROR CL0313
  private int k = n * g;
  int l[2] = { n, g };
}
