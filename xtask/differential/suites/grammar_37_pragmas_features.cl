// std: 1.2 2.0 3.0
#pragma OPENCL EXTENSION all : disable
#pragma OPENCL EXTENSION all : enable
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
#pragma OPENCL EXTENSION cl_khr_fp64 : maybe
#pragma OPENCL EXTENSION cl_khr_fp64 enable
#pragma OPENCL EXTENSION cl_khr_fp64
#pragma OPENCL EXTENSION cl_khr_fp64 : enable extra
#pragma OPENCL EXTENSION cl_no_such_ext : enable
#pragma OPENCL EXTENSION : enable
#pragma OPENCL EXTENSION 5 : enable
#pragma OPENCL EXTENSION cl_khr_byte_addressable_store : enable
#pragma OPENCL EXTENSION cl_khr_gl_sharing : enable
#pragma OPENCL EXTENSION cl_khr_fp16 : begin
#pragma OPENCL EXTENSION cl_khr_fp16 : end
#pragma OPENCL FP_CONTRACT ON
#pragma OPENCL FP_CONTRACT MAYBE
#pragma OPENCL NOTHING
#pragma OPENCL
#pragma STDC FP_CONTRACT OFF
#pragma unknown thing
#pragma message("hello")
_Pragma("OPENCL EXTENSION cl_khr_fp16 : enable")
_Pragma("OPENCL EXTENSION cl_khr_fp16 : disable") int between;
_Pragma(unquoted)
#if __has_feature(c_static_assert) || __has_extension(c_static_assert)
_Static_assert(1, "ok");
#endif
#if !__has_builtin(__builtin_trap) || __has_builtin(__builtin_not_there)
#error has_builtin
#endif
#if !__has_attribute(opencl_unroll_hint) || !__has_attribute(overloadable)
#error has_attribute
#endif
#if __has_feature(
#endif
#if __has_warning("-Wpedantic-core-features")
int haswarn;
#endif
struct S {
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
  int a;
};
void fn(int x) {
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
  int a = x
#pragma OPENCL EXTENSION cl_khr_fp64 : disable
  + 1;
#pragma OPENCL FP_CONTRACT OFF
  {
#pragma OPENCL FP_CONTRACT ON
    a = a * x + 1;
#pragma STDC FP_CONTRACT ON
  }
}
#if defined(cl_khr_fp64) && defined(cl_khr_3d_image_writes) && defined(__opencl_c_images)
#warning all there
#endif
