// std: 1.0 1.2 2.0 3.0
// opts: -DENABLE_EXT=1
// opts: -DDEFAULT=1
#ifdef ENABLE_EXT
#pragma OPENCL EXTENSION cl_clang_storage_class_specifiers : enable
#endif
extern constant float foo;
extern int fext(void);
extern global int gext;
extern local int lext;
extern private int pext;
extern int plain;
constant extern int order;
extern constant int initialised = 1;
kernel void test(global float *buf) {
  extern constant int inner;
  extern int finner(int);
  extern local int linner;
  buf[0] += foo + inner + fext();
}
extern kernel void kext(global int *p);
static extern constant int both;
