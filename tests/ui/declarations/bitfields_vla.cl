// std: 1.2 3.0+

typedef struct {
  uint red : 5; //~ ERROR CL0419
  uint green : 6; //~ ERROR CL0419
  uint blue : 5; //~ ERROR CL0419
  uint : 16; //~ ERROR CL0419
  uint rest;
} rgb565_t;

typedef struct {
  int count;
  float samples[];
} trailing_t;

#define TAPS 7
enum { HALO = TAPS / 2 };
constant int radius = 3;

float blur(int n, float window[n]) { return window[0]; } //~ ERROR CL0416
float blur_fixed(float window[TAPS]) { return window[HALO]; }

kernel void filter(global float *out, const int n) {
  const int fixed = 16;
  float by_argument[n]; //~ ERROR CL0416
  float by_const[fixed];
  float by_constant[2 * radius + 1];
  float by_enum[TAPS + 2 * HALO];
  float rows[4][n]; //~ ERROR CL0416
  local float tile[n]; //~ ERROR CL0416
  float(*row)[n]; //~ ERROR CL0416
  float none[0];
  float negative[HALO - 4]; //~ ERROR CL0415
  float real[2.0f]; //~ ERROR CL0415
  out[0] = blur(4, by_enum);
  out[1] = blur_fixed(by_enum);
  out[2] = sizeof(float[n]); //~ ERROR CL0416
}
