// Without half precision.
// ext: -cl_khr_fp16

half a1(void); //~ ERROR CL0433
void f(half d, half *p, global half *q, half4 h4) { half e; half g = 1.0; half4 v; (half)1.0f; p[0] = 1; *p; p + 1; float x = *p; vload_half(0, p); vstore_half(1.0f, 0, q); half arr[3]; sizeof(half); sizeof(*p); &p[1]; p++; half *z = p; 1.0h; convert_half(1.0f); as_half((short)1); q[0] = q[1]; } //~ ERROR CL0203 //~ ERROR CL0433 //~ ERROR CL0601 //~ ERROR CL0602
kernel void k(global half *p) {}
kernel void k2(half x) {} //~ ERROR CL0433
typedef half hh;
struct s { half d; };
constant half c = 1; //~ ERROR CL0433
local half l; //~ ERROR CL0433
half2 h2(void); //~ ERROR CL0203
void g(half2 a) { //~ ERROR CL0203
  a + a;
  a.x;
  half2 b = a; //~ ERROR CL0203
  sin(a);
  (half2)(1, 2); //~ ERROR CL0601
}
