// std: 1.0 1.2 2.0 3.0
#pragma OPENCL EXTENSION cl_no_such_ext : enable // expected-warning
#pragma OPENCL EXTENSION cl_khr_fp16 : begin // expected-warning
#pragma OPENCL EXTENSION cl_khr_fp16 : maybe // expected-warning
#pragma OPENCL EXTENSION cl_khr_fp16 enable // expected-warning
#pragma OPENCL EXTENSION cl_khr_fp16 : enable extra // expected-warning
#pragma OPENCL EXTENSION : enable // expected-warning
#pragma OPENCL EXTENSION all : disable
#pragma OPENCL EXTENSION all : enable // expected-warning
#pragma OPENCL EXTENSION cl_khr_byte_addressable_store : enable // core since 1.1
#pragma OPENCL EXTENSION cl_khr_global_int32_base_atomics : enable
#pragma OPENCL EXTENSION cl_khr_3d_image_writes : enable
#pragma OPENCL EXTENSION cl_khr_subgroups : enable
#pragma OPENCL EXTENSION cl_khr_icd : enable
#pragma OPENCL FP_CONTRACT ON
#pragma OPENCL FP_CONTRACT DEFAULT
#pragma OPENCL FP_CONTRACT MAYBE // expected-warning
#pragma OPENCL NOTHING // expected-warning
#pragma STDC FP_CONTRACT OFF

void in_function(void) {
#pragma OPENCL EXTENSION cl_khr_fp64 : disable
  double d = 1.0;
#pragma OPENCL FP_CONTRACT OFF
  int x;
#pragma OPENCL FP_CONTRACT ON // expected-error
}
#ifdef cl_khr_3d_image_writes
kernel void w3(write_only image3d_t i) { write_imagef(i, (int4)(0), (float4)(0)); }
#endif
#ifndef cl_khr_byte_addressable_store
#error "expected"
#endif
#ifdef cl_khr_icd
#error "not an extension of the device language"
#endif
