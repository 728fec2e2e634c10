// Without the pragma `half` is a format of storage.
half variable_result(void);  //~ ERROR CL0433
void parameter(half a);  //~ ERROR CL0433
void pointer(half *a, global half *b, local half *c);
void uses(global half *p, local half *q) {
  half a;  //~ ERROR CL0433
  half b[2];  //~ ERROR CL0433
  half *c;
  float d = *p;  //~ ERROR CL0433
  p[0] = 1.0f;  //~ ERROR CL0433
  d = vload_half(0, p);
  vstore_half(d, 0, q);
  d = (half)1;  //~ ERROR CL0433
  d = 1.0h;  //~ ERROR CL0433
  int s = sizeof(half);
}
struct holds { half a; half b[2]; };
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
half enabled(half a, global half *p) {
  half b = a * 2 + *p;
  half4 c = (half4)(b, 1.0h, 2.0h, a);
  float d = (half)1 + c.x;
  return sin(b) + fmax(a, b) + convert_half(d);
}
#pragma OPENCL EXTENSION cl_khr_fp16 : disable
half again(void);  //~ ERROR CL0433
