// std: 1.2 2.0 3.0
float weight(int lane);

kernel void inner(global float *dst, int lane);

static float twice(float x) { return 2.0f * x; }

kernel void outer(global float *dst) {
  inner(dst, 1);
  dst[1] = twice(weight(1));
}

kernel void inner(global float *dst, int lane) {
  dst[lane] = weight(lane);
}
