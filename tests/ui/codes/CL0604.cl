// A built-in function has the overloads that its table lists (6.15.2 to 6.15.15): vectors of one length and kind, masks of
// integers, pointers into the right address space, as many arguments.
struct s { int a; };
void mathematics(float f, float2 f2, float4 f4, int4 i4, uint4 u4, int n, struct s s, int *p) {
  f = dot(f4, f2); //~ ERROR CL0604
  f4 = fmin(f4, f2); //~ ERROR CL0604
  f4 = sin(i4); //~ ERROR CL0604
  f = sin(s); //~ ERROR CL0604
  f = sin(p); //~ ERROR CL0604
  f = sin(f, f); //~ ERROR CL0604
  f = pow(f); //~ ERROR CL0604
  i4 = max(i4, u4); //~ ERROR CL0604
  i4 = mul24(f4, f4); //~ ERROR CL0604
  f4 = cross(f2, f2); //~ ERROR CL0604
  n = any(f4); //~ ERROR CL0604
  f4 = select(f4, f4, f4); //~ ERROR CL0604
  i4 = convert_int4(f2); //~ ERROR CL0604
  i4 = isnan(i4); //~ ERROR CL0604
  i4 = hadd(f4, f4); //~ ERROR CL0604
  f = dot(f4, f4); //~ FINE CL0604
  f4 = fmin(f4, f); //~ FINE CL0604
  f4 = cross(f4, f4); //~ FINE CL0604
  i4 = max(i4, n); //~ FINE[1.1+] CL0604
  f4 = select(f4, f4, u4); //~ FINE CL0604
  n = any(isnan(f4)); //~ FINE CL0604
  i4 = convert_int4_sat(f4); //~ FINE CL0604
}
kernel void memory(global float *p, local float *l, read_only image2d_t i, write_only image2d_t o, sampler_t s, float4 f4, float2 f2) {
  float4 a = vload4(p, 0); //~ ERROR CL0604
  vstore4(f2, 0, p); //~ ERROR CL0604
  a = read_imagef(i, s, f4); //~ ERROR CL0604
  write_imagef(o, f2, f4); //~ ERROR CL0604
  write_imagef(o, (int2)(0), (int4)(1)); //~ ERROR CL0604
  float own[4];
  event_t e = async_work_group_copy(own, p, 4, 0); //~ ERROR CL0604
  e = async_work_group_copy(l, l, 4, 0); //~ ERROR CL0604
  wait_group_events(1, e); //~ ERROR CL0506
  a = vload4(0, p); //~ FINE CL0604
  vstore4(f4, 0, p); //~ FINE CL0604
  a = read_imagef(i, s, f2); //~ FINE CL0604
  write_imagef(o, (int2)(0), f4); //~ FINE CL0604
  e = async_work_group_copy(l, p, 4, 0); //~ FINE CL0604
  wait_group_events(1, &e); //~ FINE CL0604
}
