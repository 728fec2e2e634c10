// std: 2.0 3.0
#if __OPENCL_C_VERSION__ >= 300
#ifndef __opencl_c_int64
#error "int64 missing"
#endif
#ifndef __opencl_c_generic_address_space
#error "generic address space missing"
#endif
#ifndef __opencl_c_program_scope_global_variables
#error "program scope missing"
#endif
#ifndef __opencl_c_pipes
#error "pipes missing"
#endif
#ifndef __opencl_c_device_enqueue
#error "device enqueue missing"
#endif
#ifndef __opencl_c_3d_image_writes
#error "3d image writes missing"
#endif
#ifndef __opencl_c_integer_dot_product_input_4x8bit
#error "dot product missing"
#endif
#ifndef __opencl_c_ext_fp32_global_atomic_add
#warning "no fp32 atomic add"
#endif
#else
#ifdef __opencl_c_int64
#error "feature macro before 3.0"
#endif
#endif

#ifdef __opencl_c_no_such_feature
#error "never"
#endif

int g;
kernel void k(write_only image3d_t img, global int *p) {
  generic int *q = p;
  int *r = p;
  write_imagef(img, (int4)(0), (float4)(0));
  int n = work_group_all(*r);
  p[0] = sub_group_all(n);
}
