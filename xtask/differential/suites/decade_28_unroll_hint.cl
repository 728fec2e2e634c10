// std: 1.2 2.0 3.0

#define UNROLL(n) __attribute__((opencl_unroll_hint(n)))
#define FULL __attribute__((opencl_unroll_hint))

constant int factor = 4;
enum { FACTOR = 4 };

kernel void convolve(global const float *in, global float *out,
                     constant float *w, int taps) {
  float acc = 0.0f;
  size_t id = get_global_id(0);

  UNROLL(8) for (int t = 0; t < 8; ++t) acc += in[id + t] * w[t];
  UNROLL(FACTOR) for (int t = 0; t < taps; ++t) acc += in[id + t];
  UNROLL(factor) for (int t = 0; t < taps; ++t) acc += in[id + t];
  UNROLL(taps) while (taps) --taps;
  UNROLL(-1) while (taps) --taps;
  UNROLL(0) while (taps) --taps;
  UNROLL("4") while (taps) --taps;
  UNROLL(2.0f) while (taps) --taps;
  FULL do --taps;
  while (taps > 0);
  FULL UNROLL(2) while (taps) --taps;
  FULL if (taps) acc = 0.0f;
  FULL acc += 1.0f;
  FULL { acc += 1.0f; }
  FULL switch (taps) {}
  FULL int declared = 1;
  out[id] = acc;
}

FULL void on_function(void);
