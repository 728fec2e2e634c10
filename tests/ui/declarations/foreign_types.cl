// Types that compilers have and OpenCL C has not: a warning, and nothing of what is done with them.
void values(void)
{
  float _Complex a;  //~ WARNING CL0204
  _Float16 b = 1;  //~ WARNING CL0204
  _BitInt(8) c = b;  //~ WARNING CL0204
  global __fp16 *d;  //~ WARNING CL0204
  a = a * a;
}
_Imaginary float e;  //~ ERROR CL0204
