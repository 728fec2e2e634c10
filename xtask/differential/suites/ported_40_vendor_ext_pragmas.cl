// std: 1.2 2.0 3.0
// opts: -Dcl_myvendor_ext=1

#pragma OPENCL EXTENSION cl_myvendor_ext : enable
#pragma OPENCL EXTENSION cl_myvendor_ext : begin
typedef struct { int a; } my_handle_t;
void __attribute__((overloadable)) my_fn(my_handle_t);
#pragma OPENCL EXTENSION cl_myvendor_ext : end
#pragma OPENCL EXTENSION cl_myvendor_ext : disable

#pragma OPENCL EXTENSION cl_amd_media_ops : enable
#pragma OPENCL EXTENSION cl_amd_media_ops2 : enable
#pragma OPENCL EXTENSION cl_arm_integer_dot_product_int8 : enable
#pragma OPENCL EXTENSION cl_nv_pragma_unroll : enable
#pragma OPENCL EXTENSION cl_khr_byte_addressable_store : enable
#pragma OPENCL EXTENSION cl_khr_3d_image_writes : enable
#pragma OPENCL EXTENSION cl_khr_gl_sharing : enable
#pragma OPENCL EXTENSION cl_khr_mipmap_image : enable
#pragma OPENCL EXTENSION cl_khr_srgb_image_writes : enable
#pragma OPENCL EXTENSION cl_clang_storage_class_specifiers : enable
#pragma OPENCL EXTENSION __cl_clang_function_pointers : enable
#pragma OPENCL EXTENSION __cl_clang_variadic_functions : enable
#pragma OPENCL FP_CONTRACT ON
#pragma OPENCL FP_CONTRACT MAYBE
#pragma OPENCL SELECT_ROUNDING_MODE rte
#pragma OPENCL

void variadic(int a, ...);
typedef void (*fn_t)(int);
static int s_fn(void);
void f(void) { fn_t p = 0; static int i; my_handle_t h; my_fn(h); }
kernel void k(write_only image3d_t im, global uint *p) {
  write_imagef(im, (int4)(0), (float4)(0));
  p[0] = amd_pack((float4)(0));
  p[1] = amd_bfe(p[0], 1u, 2u);
  p[2] = arm_dot((uchar4)(1), (uchar4)(2));
  p[3] = arm_dot((char4)(1), (uchar4)(2));
}
