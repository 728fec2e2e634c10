// std: 1.2 2.0

kernel void k(global int *out) {
  int a[4] = {1, 2, 3, 4};
  int b[] = {1, 2, 3};
  int c[2] = {1, 2, 3};
  int d[4] = {[1] = 3, [3] = 4};
  int e[4] = {[4] = 1}; //~ ERROR CL0438
  int4 v[2] = {(int4)(1, 2, 3, 4), (int4)(5)};
  int4 w[2] = {1, 2, 3, 4, 5, 6, 7, 8};
  float2 m[2][2] = {{(float2)(0), 1, 2}, {3.0f, 4.0f}};
  int f[get_global_id(0)]; //~ ERROR CL0416
  local int l[4] = {0}; //~ ERROR CL0314
  local int l2[4];
  constant int k1[2] = {1, 2};
  constant int k2[2]; //~ ERROR CL0313
  int z[0];
  int neg[-1]; //~ ERROR CL0415
  *out = a[0] + b[0] + c[0] + d[0] + e[0] + v[0].x + w[1].s3 + k1[0];
}
constant int table[] = {0, 1, 2};
constant int sized[sizeof(table) / sizeof(table[0])] = {0};
constant int incomplete[]; //~ ERROR CL0313
constant float4 vecs[] = {(float4)(0.0f), (float4)(1.0f, 2.0f, 3.0f, 4.0f)};
