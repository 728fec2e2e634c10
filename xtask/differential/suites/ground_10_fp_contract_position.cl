// std: 1.2 2.0 3.0
#pragma OPENCL FP_CONTRACT OFF
#pragma STDC FP_CONTRACT ON
#pragma STDC FP_CONTRACT on
#pragma STDC FP_CONTRACT DEFAULT
#pragma STDC FP_CONTRACT
#pragma STDC FENV_ACCESS OFF
#pragma STDC CX_LIMITED_RANGE ON
#pragma STDC NOTHING
float f1(float a, float b, float c) {
#pragma OPENCL FP_CONTRACT ON
  return a * b + c;
}
float f2(float a, float b, float c) {
  float d = a * b;
#pragma OPENCL FP_CONTRACT OFF
  return d + c;
}
float f3(float a) {
  if (a > 0)
#pragma STDC FP_CONTRACT ON
    return a;
  return -a;
}
float f4(float a) {
  { 
#pragma clang fp contract(fast)
    a = a * a + a;
  }
  a++;
#pragma clang fp contract(off)
#pragma clang fp contract(sometimes)
#pragma clang fp
  return a;
}
#pragma clang fp contract(on)
struct S {
#pragma STDC FP_CONTRACT OFF
  float x;
};
