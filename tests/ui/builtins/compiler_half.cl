// std: 1.2 3.0
// Functions of compilers for `half`, and pointers that they give.
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
void halves(private half *h)
{
  *h = __builtin_sqrtf16(*h) + __builtin_fmaf16(*h, *h, *h) + __builtin_canonicalizef16(*h);
  *h = __builtin_sqrtff16(*h);  //~ ERROR CL0601
}
void pointers(void)
{
  void *p = __builtin_alloca(16);  //~ ERROR[1.2] CL0301
  private int *q = (private int *)__builtin_frame_address(0);  //~ ERROR CL0302
  (void)__builtin_alloca(4);
}
