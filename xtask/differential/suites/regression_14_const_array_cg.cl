// std: 1.2 3.0
constant float weights[] = {0.25f, 0.5f, 0.25f};
constant int grid[2][3] = {{1, 2, 3}, {4}};

kernel void k(global char *out, int i) {
  constant char *msg = "hello";
  constant int fs[2] = {8, 9};
  char priv[] = "copy";
  int zero[16] = {0};
  int some[8] = {1, 2, 3};
  const int ro[3] = {4, 5, 6};
  local int scratch[32];
  scratch[i] = ro[i];
  out[0] = msg[i] + priv[i];
  out[1] = zero[i] + some[i] + fs[i];
  out[2] = grid[1][i] + weights[i] + scratch[0];
}
