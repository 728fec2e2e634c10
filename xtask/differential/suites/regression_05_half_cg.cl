// std: 1.2 2.0
#pragma OPENCL EXTENSION cl_khr_fp16 : enable

half lit(void) { return 1.5h; }
half from_float(float f) { return f; }
float to_float(half h) { return h; }
half mixed(half h, int i) { return h * i; }
float promoted(half h) { return h + 1.0f; }
half4 splat(half h) { return (half4)h; }
short4 cmp(half4 a, half4 b) { return a < b; }
half neg(half h) { return -h; }
void inc(global half *p) { (*p)++; }
constant half table[3] = {0.5h, 1, 2.0f};
