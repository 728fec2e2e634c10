// Without their extensions and features these functions do not exist (OpenCL C 6.15.3, 6.15.3.1).
// std: 2.0+
// ext: -cl_khr_extended_bit_ops -cl_khr_integer_dot_product -__opencl_c_integer_dot_product_input_4x8bit -__opencl_c_integer_dot_product_input_4x8bit_packed
int inserted(int a) { return bitfield_insert(a, a, 1, 2); } //~ ERROR[2.0,3.0] CL0602
int extracted(int a) { return bitfield_extract_signed(a, 1, 2); } //~ ERROR[2.0,3.0] CL0602
uint extracted_unsigned(int a) { return bitfield_extract_unsigned(a, 1, 2); } //~ ERROR[2.0,3.0] CL0602
int reversed(int a) { return bit_reverse(a); } //~ ERROR[2.0,3.0] CL0602
uint dots(uchar4 a) { return dot(a, a); } //~ ERROR CL0604
uint saturated(uchar4 a) { return dot_acc_sat(a, a, 1u); } //~ ERROR CL0602
uint packed(uint a) { return dot_4x8packed_uu_uint(a, a); } //~ ERROR CL0602
float dots_of_floats(float4 a) { return dot(a, a); }
