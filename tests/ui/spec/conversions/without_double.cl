// Where there are no numbers in double precision there are no conversions of them (OpenCL C 6.4.3).
// ext: -cl_khr_fp64 -__opencl_c_fp64
void f(int i, int2 i2, float2 x2, long l) {
  i = convert_double(i); //~ ERROR CL0602
  i2 = convert_int2(convert_double2(x2)); //~ ERROR CL0602
  l = as_double(l); //~ ERROR CL0601
  double d = i; //~ ERROR CL0801
  i = (double)i; //~ ERROR CL0801
}
