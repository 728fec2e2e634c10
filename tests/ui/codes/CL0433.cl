// Where cl_khr_fp16 is not enabled, half is how numbers lie in memory (6.3.1.2, 6.11): there are pointers to it, and
// what they point to is read and written by vload_half and vstore_half. The extension is in no edition's core, so a
// pragma enables it (6.2.2).
typedef half small;

constant float table[1] = { 1.0f };
half result(void); //~ ERROR CL0433
void parameter(half a); //~ ERROR CL0433
void named_parameter(int n, small a); //~ ERROR CL0433
kernel void launched(half a) {} //~ ERROR CL0433
void values(global half *p, local half *q, float x) {
  half a; //~ ERROR CL0433
  half b[100]; //~ ERROR CL0433
  half grid[2][2]; //~ ERROR CL0433
  small c; //~ ERROR CL0433
  float d = *p; //~ ERROR CL0433
  float e = p[1]; //~ ERROR CL0433
  *p = 1; //~ ERROR CL0433
  q[0] = x; //~ ERROR CL0433
  x = (half)x; //~ ERROR CL0433
  if (*q) {} //~ ERROR CL0433
  x = *p + 1.0f; //~ ERROR CL0433
}

void storage(global half *p, local half *q, constant half *r, float x) { //~ FINE CL0433
  global half *moved = p + 1; //~ FINE CL0433
  global half *element = &p[2]; //~ FINE CL0433
  small *pointer; //~ FINE CL0433
  int size = sizeof(half) + sizeof(*p); //~ FINE CL0433
  float a = vload_half(0, p); //~ FINE CL0433
  float4 b = vload_half4(0, r); //~ FINE CL0433
  vstore_half(x, 1, moved); //~ FINE CL0433
  vstore_half_rte(x, 1, q); //~ FINE CL0433
}
kernel void buffers(global half *p, local half *q) {} //~ FINE CL0433
global half *returned(global half *p) { return p + 1; } //~ FINE CL0433

#pragma OPENCL EXTENSION cl_khr_fp16 : enable
half enabled(half a, global half *p) { //~ FINE CL0433
  half b = *p + a, c[2]; //~ FINE CL0433
  *p = (half)1.0f; //~ FINE[1.1+] CL0433
  return b * 2.0h; //~ FINE CL0433
}
#pragma OPENCL EXTENSION cl_khr_fp16 : disable
void disabled(half a); //~ ERROR CL0433
