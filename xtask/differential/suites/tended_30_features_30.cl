// std: 2.0 3.0
// opts: -DPLAIN=1
// opts: -D__undef___opencl_c_generic_address_space=1 -D__undef___opencl_c_pipes=1
#if __OPENCL_C_VERSION__ >= 300
#ifndef __opencl_c_int64
#error "__opencl_c_int64 expected"
#endif
#ifndef __opencl_c_generic_address_space
#warning "no generic address space"
#endif
#ifdef __opencl_c_no_such_feature
#error "unexpected feature"
#endif
#endif

#ifdef __opencl_c_program_scope_global_variables
int prog_scope = 1;
global int prog_scope_g;
#else
int prog_scope_off = 1;
#endif

void gen(int *p);
void gen_explicit(generic int *p);
void caller(global int *g, local int *l, constant int *c) {
  gen(g);
  gen(l);
  gen(c);
  gen_explicit(g);
}

kernel void pp(read_only pipe int p) {}
kernel void rw(read_write image2d_t i) {}
kernel void img3dw(write_only image3d_t i) {}
