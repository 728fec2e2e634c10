// std: 1.2 2.0 3.0

#pragma OPENCL EXTENSION cl_khr_fp64 : enable
#pragma OPENCL EXTENSION cl_khr_fp16 : disable
#pragma OPENCL EXTENSION cl_no_such : enable
#pragma OPENCL EXTENSION cl_no_such : disable
#pragma OPENCL EXTENSION cl_khr_fp64 : on
#pragma OPENCL EXTENSION cl_khr_fp64 enable
#pragma OPENCL EXTENSION cl_khr_fp64 :
#pragma OPENCL EXTENSION : enable
#pragma OPENCL EXTENSION all : disable
#pragma OPENCL EXTENSION all : enable
#pragma OPENCL EXTENSION cl_khr_byte_addressable_store : enable
#pragma OPENCL EXTENSION cl_khr_global_int32_base_atomics : enable
#pragma OPENCL EXTENSION __opencl_c_images : enable
#pragma OPENCL EXTENSION cl_my_ext : begin
struct in_ext { int a; };
void in_ext_fn(int a);
#pragma OPENCL EXTENSION cl_my_ext : end
#pragma OPENCL EXTENSION cl_other : end
#pragma OPENCL FP_CONTRACT ON
#pragma OPENCL FP_CONTRACT MAYBE
#pragma OPENCL NOTHING
#pragma UNKNOWN cl_khr_fp64 : enable

void use(void) {
  struct in_ext s;
  in_ext_fn(1);
  double d = 1.0;
#pragma OPENCL EXTENSION cl_khr_fp64 : disable
  double e = 1.0;
#pragma OPENCL FP_CONTRACT OFF
  int a;
#pragma OPENCL FP_CONTRACT OFF
}

#if __OPENCL_C_VERSION__ == 300
#if defined(__opencl_c_fp64) && !defined(cl_khr_fp64)
#error "feature without extension"
#endif
#ifndef __opencl_c_int64
#error "int64 missing"
#endif
#elif defined(__opencl_c_images)
#error "feature macro before 3.0"
#endif
#ifndef cl_khr_byte_addressable_store
#error "core extension missing"
#endif
#ifdef __IMAGE_SUPPORT__
void img(read_only image2d_t i);
#endif
#ifndef __ENDIAN_LITTLE__
#error "endianness"
#endif
int v = __OPENCL_VERSION__ + CL_VERSION_1_2;
#ifdef CL_VERSION_2_0
constant int v2 = CL_VERSION_2_0;
#endif
