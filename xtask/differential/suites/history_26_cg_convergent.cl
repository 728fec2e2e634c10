// std: 1.2 2.0
void meet(void) __attribute__((convergent));
void once(void) __attribute__((noduplicate));
void anywhere(void);

void diamond(int sel) {
  if (sel) {
    anywhere();
    meet();
  } else {
    meet();
  }
}

kernel void looped(global int *p, int n) {
  for (int i = 0; i != n; ++i) {
    p[i] = i;
    barrier(CLK_GLOBAL_MEM_FENCE);
  }
  once();
}
