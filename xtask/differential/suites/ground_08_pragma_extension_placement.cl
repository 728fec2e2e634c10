// std: 1.0 1.2 3.0
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
#pragma OPENCL EXTENSION cl_khr_fp64:disable
#pragma OPENCL EXTENSION cl_khr_fp64 enable
#pragma OPENCL EXTENSION cl_khr_fp64 :
#pragma OPENCL EXTENSION cl_khr_fp64
#pragma OPENCL EXTENSION
#pragma OPENCL
#pragma OPENCL EXTENSION cl_khr_fp64 : on
#pragma OPENCL EXTENSION cl_khr_fp64 : enable extra
#pragma OPENCL EXTENSION : enable
#pragma OPENCL EXTENSION cl_khr_unknown : enable
#pragma OPENCL EXTENSION cl_khr_unknown : disable
#pragma OPENCL EXTENSION all : disable
#pragma OPENCL EXTENSION all : enable
#pragma OPENCL EXTENSION cl_khr_fp16 : begin
#pragma OPENCL EXTENSION cl_khr_fp16 : end
#pragma OPENCL EXTENSION "cl_khr_fp16" : enable
#pragma OPENCL EXTENSION 3 : enable
#pragma opencl extension cl_khr_fp64 : enable
#pragma OPENCL Extension cl_khr_fp64 : enable
#pragma OPENCL FP_CONTRACT ON
#pragma OPENCL FP_CONTRACT maybe
#pragma OPENCL FP_CONTRACT
#pragma OPENCL FP_CONTRACT OFF extra
#pragma OPENCL SELECT_ROUNDING_MODE rte
#define EXT cl_khr_fp64
#pragma OPENCL EXTENSION EXT : enable
_Pragma("OPENCL EXTENSION cl_khr_fp64 : enable")
struct S {
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
  int i;
};
void f(void) {
  int a = 1 +
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
  2;
#pragma OPENCL EXTENSION cl_khr_fp64 : disable
}
