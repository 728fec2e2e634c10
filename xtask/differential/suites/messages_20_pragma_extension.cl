// std: 1.0 1.2 2.0 3.0
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
#pragma OPENCL EXTENSION cl_khr_byte_addressable_store : enable
#pragma OPENCL EXTENSION cl_khr_global_int32_base_atomics : enable
#pragma OPENCL EXTENSION cl_no_such_extension : enable
#pragma OPENCL EXTENSION cl_khr_fp16 : on
#pragma OPENCL EXTENSION cl_khr_fp16 enable
#pragma OPENCL EXTENSION cl_khr_fp16 :
#pragma OPENCL EXTENSION : enable
#pragma OPENCL EXTENSION cl_khr_fp16 : enable extra
#pragma OPENCL EXTENSION all : enable
#pragma OPENCL EXTENSION all : disable
#pragma OPENCL EXTENSION all : begin
#pragma OPENCL EXTENSION cl_khr_3d_image_writes : disable
#pragma OPENCL EXTENSION my_ext : begin
typedef int in_ext_t;
#pragma OPENCL EXTENSION my_ext : end
#pragma OPENCL EXTENSION other_ext : end
#pragma OPENCL EXTENSION 42 : enable
#pragma OPENCL FP_CONTRACT ON
#pragma OPENCL FP_CONTRACT
#pragma OPENCL FP_CONTRACT MAYBE
#pragma OPENCL SELECT_ROUNDING_MODE rtz
#pragma OPENCL
#define EXT cl_khr_fp16
#pragma OPENCL EXTENSION EXT : enable

void f(void) {
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
  half h = 0;
#pragma OPENCL FP_CONTRACT OFF
}
