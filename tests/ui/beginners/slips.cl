// Slips of the pen, each reported once and with the correction.

local float weights[2] = {0.25f, 0.5f}; //~ ERROR CL0307

int misspelled_keywords(int n) {
  if (n > 9)
    retrun n - 1; //~ ERROR CL0501
  whlie (n > 3) { n--; } //~ ERROR CL0501
  if (n > 2)
    n = 2;
  esle n = 3; //~ ERROR CL0501
  if (n == 4)
    Return(n); //~ ERROR CL0501
  return n;
}

kernel void missing_comma(global float *a //~ ERROR CL0201
                          global float *b, int n) {
  a[n] = b[n];
}

kernel void empty_body(global int *a, int i) {
  if (a[i] > 0);
    a[i] = 1;
  else //~ ERROR CL0201
    a[i] = 2;
}

kernel void elements(global float4 *v, global int *a, int i) {
  let x = v[i].0; //~ ERROR CL0201 //~ ERROR CL0205
  int[4] bins; //~ ERROR CL0201
  float2 p = v[i].xy;
  a[i] = p.z; //~ ERROR CL0517
  uint8 byte = 3;
  a[byte] = 1; //~ ERROR CL0529
  local float *sums[4];
  sums[i & 3] = 1.0f; //~ ERROR CL0506
  a[i] = i – 1; //~ ERROR CL0105
  atomic_inc(a[i]); //~ ERROR CL0604
  a[i] = sqrt(i + 1); //~ ERROR CL0605
}

template <typename T> //~ ERROR CL0203
T square(T x) { return x * x; }
kernel void squares(global float *a, int i) { a[i] = square(a[i]); }

#define AT(x, y, width) ((y) * (width) + (x))
kernel void macro_argument(global int *a, int n) { a[AT(1, 2)] = n; } //~ ERROR CL0112

kernel void open_block(global int *a, int n) {
  for (int i = 0; i < n; i++) {
    a[i] = i;
}

kernel void after_it(global int *a) { a[0] = 1; } //~ ERROR CL0201

#define SQUARE (x) ((x) * (x))
int blank_in_macro(int a) { return SQUARE(a); } //~ ERROR CL0501

void written_in_full(local int *a, global int *g, int n) {
  for (int i = 0; i < n, i++) //~ ERROR CL0201
    a[i] = i;
  barrier(CLK_LOCAL_MEMORY_FENCE); //~ ERROR CL0501
  uint u = rotl(1u, 3u); //~ ERROR CL0601
  uchar4 c = convert_uchar4_saturate((float4)(u)); //~ ERROR CL0601
  float phi = atan(1.0f, 2.0f); //~ ERROR CL0604
  float16 v = phi;
  phi = v.s15; //~ ERROR CL0506
  float4 w = v.lo; //~ ERROR CL0506
  float3 rgb = w; //~ ERROR CL0506
  w = shuffle(w, (int4)(3, 2, 1, 0)); //~ ERROR CL0604
  w = convert_int4(w) / 9.0f; //~ ERROR CL0504
  if (c == c.wzyx) //~ ERROR CL0532
    n = 0;
  sincos(phi, &phi, &phi); //~ ERROR CL0604
  atomic_add((local float *)a, 1.0f); //~ ERROR CL0604
  global int sum = 0; //~ ERROR CL0309
}

float untyped_parameter(float x, y) { return x; } //~ ERROR CL0205

int misspelled_labels(int a) {
  switch (a) {
  caes 1: //~ ERROR CL0501 //~ ERROR CL0201
    return 2;
  }
  return a >>> 1; //~ ERROR CL0201
}

float of_three(float a_rather_long_name, float another_rather_long_name, float the_longest_name_of_all_of_them) {
  a_rather_long_name = max(a_rather_long_name, another_rather_long_name, a_rather_long_name); //~ ERROR CL0604
  return max(a_rather_long_name + another_rather_long_name * 2.0f + 3.0f - the_longest_name_of_all_of_them, 1.0f, 2.0f); //~ ERROR CL0604
}
float after_an_array(float a[4], y) { return a[0]; } //~ ERROR CL0205

float3 direction(float4 light) {
  float3 d = normalize(light); //~ ERROR CL0506
  return light; //~ ERROR CL0506
}

#pragma OPENCL EXTENSION cl_khr_fp16 : enabled
kernel void index(read_only image2d_t image, global int *map, int k) {
  int a = map(k); //~ ERROR CL0606
  int b = k(k + 1); //~ ERROR CL0606
  float4 c = read_imagef(image, a, b); //~ ERROR CL0604
}

typedef struct {
  float x;
} //~ ERROR CL0201

float after_the_typedef(float x) { return x; }

float shadowed(float4 v) {
  float length = 2.0f;
  return length(v); //~ ERROR CL0606
}
