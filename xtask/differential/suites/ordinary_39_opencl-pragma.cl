// std: 1.0 1.2 2.0

#pragma OPENCL EXTENSION cl_no_such_extension : disable /* expected-warning {{unknown OpenCL extension 'cl_no_such_extension' - ignoring}} */
#pragma OPENCL EXTENSION all : disable
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
#pragma OPENCL EXTENSION all : enable /* expected-warning {{expected 'disable' - ignoring}} */

#pragma OPENCL EXTENSION cl_khr_fp64 : on /* expected-warning {{expected 'enable', 'disable', 'begin' or 'end' - ignoring}} */
#pragma OPENCL EXTENSION cl_khr_byte_addressable_store , disable /* expected-warning {{missing ':' or ',' after cl_khr_byte_addressable_store - ignoring}} */
#pragma OPENCL EXTENSION /* expected-warning {{expected identifier}} */

#pragma OPENCL FP_CONTRACT ON
#pragma OPENCL FP_CONTRACT OFF
#pragma OPENCL FP_CONTRACT DEFAULT
#pragma OPENCL FP_CONTRACT FOO /* expected-warning {{expected 'ON' or 'OFF' or 'DEFAULT' in pragma}} */

#pragma STDC FP_CONTRACT ON

float mul_add(float a, float b, float c) {
#pragma OPENCL FP_CONTRACT OFF
  float r = a * b;
  r = r + undeclared; // expected-error {{use of undeclared identifier 'undeclared'}}
  return r + c;
}
