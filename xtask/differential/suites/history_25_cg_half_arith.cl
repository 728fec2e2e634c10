// std: 1.2 2.0
#pragma OPENCL EXTENSION cl_khr_fp16 : enable

half bump(half h) {
  ++h;
  return h;
}

half4 lerp(half4 a, half4 b, half t) {
  return a + (b - a) * t;
}

float promote(half h) {
  return h + 1.0f;
}

kernel void run(global half *io) {
  io[0] = bump(io[1]);
  io[1] = io[0] > 0.5h ? io[0] : -io[0];
  io[2] = (half)1.5;
}
