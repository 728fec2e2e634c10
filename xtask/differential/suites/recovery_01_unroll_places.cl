// std: 1.2 2.0 3.0
#pragma unroll
int at_file_scope;

kernel void loops(global int *p, int n) {
  #pragma unroll
  for (int i = 0; i < n; ++i)
    p[i] = i;
  #pragma unroll 4
  while (n--)
    p[n]++;
  #pragma unroll(8)
  do { p[n]--; } while (n++ < 8);
  #pragma nounroll
  for (;;)
    break;
}

void bad_places(global int *p, int n) {
  #pragma unroll
  if (n)
    p[0] = 1;
  #pragma unroll 2
  p[0] = 2;
  #pragma unroll
  int x = 3;
  #pragma unroll
  { p[1] = x; }
  #pragma nounroll
  switch (n) { default: break; }
  #pragma unroll
}

void bad_args(global int *p, int n) {
  #pragma unroll 0
  for (int i = 0; i < 4; ++i) p[i] = 0;
  #pragma unroll -1
  for (int i = 0; i < 4; ++i) p[i] = 0;
  #pragma unroll n
  for (int i = 0; i < 4; ++i) p[i] = 0;
  #pragma unroll 2.0f
  for (int i = 0; i < 4; ++i) p[i] = 0;
  #pragma unroll (4
  for (int i = 0; i < 4; ++i) p[i] = 0;
  #pragma unroll 4 4
  for (int i = 0; i < 4; ++i) p[i] = 0;
  #pragma nounroll 1
  for (int i = 0; i < 4; ++i) p[i] = 0;
  #pragma unroll
  #pragma nounroll
  for (int i = 0; i < 4; ++i) p[i] = 0;
  #pragma unroll 2
  #pragma unroll 4
  for (int i = 0; i < 4; ++i) p[i] = 0;
}
