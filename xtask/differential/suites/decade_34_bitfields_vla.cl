// std: 1.2 3.0

typedef struct {
  uint red : 5;
  uint green : 6;
  uint blue : 5;
  uint : 16;
  uint rest;
} rgb565_t;

typedef struct {
  int count;
  float samples[];
} trailing_t;

#define TAPS 7
enum { HALO = TAPS / 2 };
constant int radius = 3;

float blur(int n, float window[n]) { return window[0]; }
float blur_fixed(float window[TAPS]) { return window[HALO]; }

kernel void filter(global float *out, const int n) {
  const int fixed = 16;
  float by_argument[n];
  float by_const[fixed];
  float by_constant[2 * radius + 1];
  float by_enum[TAPS + 2 * HALO];
  float rows[4][n];
  local float tile[n];
  float(*row)[n];
  float none[0];
  float negative[HALO - 4];
  float real[2.0f];
  out[0] = blur(4, by_enum);
  out[1] = blur_fixed(by_enum);
  out[2] = sizeof(float[n]);
}
