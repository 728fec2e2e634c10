// std: 1.2 2.0
// Emission of local memory variables and constant tables.

constant float table[] = {1.0f, 2.0f, 3.0f, 4.0f};
constant int2 pairs[2] = {{1, 2}, {3, 4}};
constant struct { int a; char b[4]; } rec = {.a = 1, .b = "abc"};
constant char *constant names[] = {"one", "two"};
constant int arr2[2][3] = {{1, 2, 3}, [1][2] = 6};

kernel void k(global float *out) {
  local float tile[16];
  local struct { int x, y; } pt;
  const float weights[3] = {0.25f, 0.5f, 0.25f};
  int id = get_local_id(0);
  tile[id] = table[id & 3];
  barrier(CLK_LOCAL_MEM_FENCE);
  pt.x = pairs[0].y;
  out[id] = tile[15 - id] * weights[id % 3] + pt.x;
  out[id] += names[0][1] + rec.b[0] + arr2[1][2];
  table[0] = 1.0f;
  weights[0] = 0.0f;
}
