// std: 1.2 2.0 3.0
// Forms of the extension pragma.

#pragma OPENCL EXTENSION cl_khr_fp64 : enable
#pragma OPENCL EXTENSION cl_khr_fp64 : disable
#pragma OPENCL EXTENSION cl_khr_fp16 : begin
#pragma OPENCL EXTENSION cl_khr_fp16 : end
#pragma OPENCL EXTENSION cl_nonesuch : enable
#pragma OPENCL EXTENSION cl_khr_fp64 : on
#pragma OPENCL EXTENSION cl_khr_fp64 enable
#pragma OPENCL EXTENSION cl_khr_fp64 :
#pragma OPENCL EXTENSION cl_khr_fp64
#pragma OPENCL EXTENSION
#pragma OPENCL EXTENSION "cl_khr_fp64" : enable
#pragma OPENCL EXTENSION cl_khr_fp64 : enable extra
#pragma OPENCL EXTENSION all : disable
#pragma OPENCL EXTENSION all : enable
#pragma OPENCL FP_CONTRACT ON
#pragma OPENCL FP_CONTRACT OFF
#pragma OPENCL FP_CONTRACT MAYBE
#pragma OPENCL SELECT_ROUNDING_MODE rte
#pragma OPENCL

#pragma OPENCL EXTENSION cl_khr_fp16 : enable
half with_fp16(half h) { return h * h; }
#pragma OPENCL EXTENSION cl_khr_fp16 : disable
half without_fp16(half h) { return h * h; }

void inside(float a, float b) {
#pragma OPENCL FP_CONTRACT ON
  float c = a * b + a;
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
  double d = 1.0;
#pragma OPENCL FP_CONTRACT OFF
}
