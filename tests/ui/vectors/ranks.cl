// Scalars beside vectors, and built-in functions on them.

void f(float4 f4, half4 h4, double4 d4, ulong4 ul4, uint4 ui4, char4 c4, uchar4 uc4, float f, double d, half *h, char c, uchar uc, ushort us, uint ui, ulong ul, long l, bool b, size_t sz) {
  c4 + c;
  c4 + uc; //~ ERROR CL0504
  c4 + 1; //~ ERROR CL0504
  c4 + b;
  uc4 + c;
  uc4 + uc;
  uc4 + 1u; //~ ERROR CL0504
  uc4 + 'a'; //~ ERROR CL0504
  ui4 + 1;
  ui4 + ui;
  ui4 + l; //~ ERROR CL0504
  ui4 + ul; //~ ERROR CL0504
  ui4 + sz; //~ ERROR CL0504
  ul4 + 1;
  ul4 + l;
  ul4 + sz;
  ul4 + f; //~ ERROR CL0504
  ul4 + 1.0f; //~ ERROR CL0504
  f4 + 1;
  f4 + ul;
  f4 + f;
  f4 + d; //~ ERROR CL0504
  f4 + 1.0; //~ ERROR[1.2+] CL0504
  f4 + 1e10; //~ ERROR[1.2+] CL0504
  f4 * 0.1; //~ ERROR[1.2+] CL0504
  f4 + b;
  d4 + f;
  d4 + 1.0f;
  d4 + 1;
  d4 + f4; //~ ERROR CL0503
  c4 += 300; //~ ERROR CL0504
  c4 = 300;
  c4 == 300; //~ ERROR CL0504
  c4 == us; //~ ERROR CL0504
  c4 & 0xff; //~ ERROR CL0504
  c4 << 300;
  c4 >> ul;
  c4 = c4 + (char)1;
  c4 = c4 + (char4)(1);
  c4 = uc4; //~ ERROR CL0506
  ui4 = f;
  ui4 = 1.0;
  f4 = d;
  f4 = 1.0;
  d4 = f4; //~ ERROR CL0506
  f4 = c;
  ui4 ? f4 : f4;
  f4 = ui4 ? 1.0f : 2.0f;
  f4 = ui4 ? f4 : 1.0f;
  f4 = ui4 ? f4 : 1.0; //~ ERROR[1.2+] CL0504
  f4 = ui4 ? 1 : f4;
  ul4 ? d4 : d4;
  ul4 ? f4 : f4; //~ ERROR CL0532
  ul4 ? d : d;
  ul4 ? l : l;
  ul4 ? 1 : 2; //~ ERROR CL0532
  c4 ? c : c;
  c4 ? c : uc;
  c4 ? uc4 : c4; //~ ERROR CL0503
  c4 ? uc4 : c;
  c4 ? c4 : uc; //~ ERROR CL0504
  f4 < d4; //~ ERROR CL0503
  f4 < 1;
  f4 < 1.0; //~ ERROR[1.2+] CL0504
  f4 == d; //~ ERROR CL0504
  ui4 < 1;
  ui4 < -1;
  ui4 < l; //~ ERROR CL0504
  max(f4, 1.0f);
  max(f4, 1.0);
  max(f4, 1);
  min(c4, c);
  min(c4, 1);
  clamp(f4, 0, 1);
  clamp(f4, 0.0f, 1.0f);
  clamp(f4, 0.0, 1.0);
  mix(f4, f4, 0.5f);
  mix(f4, f4, 0.5);
  pow(f4, 2);
  pow(f4, 2.0f);
  pown(f4, 2);
  pow(f, 2);
  pow(f, 2.0); //~ ERROR[1.2+] CL0605
  dot(f4, f4);
  dot(f4, f);
  dot(d4, f4); //~ ERROR CL0604
  cross(f4, f4);
  length(f);
  distance(f4, 1);
  select(f4, f4, ui4);
  select(f4, f4, 1); //~ ERROR CL0604
  select(f, f, 1);
  select(f, f, 1u);
  select(f, f, 1L); //~ ERROR CL0605
  select(d, d, 1); //~ ERROR CL0605
  select(c, c, 1); //~ ERROR CL0605
  select(ui4, ui4, f4); //~ ERROR CL0604
  isequal(f, f);
  isequal(f4, f4);
  isequal(f, d); //~ ERROR CL0605
  isnan(f);
  isnan(1); //~ ERROR CL0605
  isnan(d4);
  any(f4); //~ ERROR CL0604
  any(ui4); //~ ERROR CL0604
  any(c4);
  all(1);
  bitselect(f, f, ui); //~ ERROR CL0605
  bitselect(f4,f4,f4);
  abs(1);
  abs(f); //~ ERROR CL0605
  abs(c4);
  abs_diff(1, 2u); //~ ERROR CL0605
  mad24(1,2,3);
  mad24(1,2,3u); //~ ERROR CL0605
  mul24(1.0f, 2.0f); //~ ERROR CL0605
  rotate(1, 2);
  clz(1);
  popcount(1); //~ ERROR[1.0,1.1] CL0602
  hadd(1, 2u); //~ ERROR CL0605
  upsample(c, uc);
  upsample(c, c);
  fma(1,2,3); //~ ERROR CL0605
  fma(f,f,1);
  fma(f4, f4, f);
  sin(1); //~ ERROR CL0605
  sin(1u); //~ ERROR CL0605
  sin(c); //~ ERROR CL0605
  sqrt(2); //~ ERROR CL0605
  exp(l); //~ ERROR CL0605
  fabs(-1); //~ ERROR CL0605
  fmin(f4, 1);
  fmin(f4, f);
  fmax(1, 2); //~ ERROR CL0605
  fmax(1.0f, 2.0); //~ ERROR[1.2+] CL0605
  ldexp(f, 1);
  ldexp(f4, 1);
  ldexp(f4, ui4); //~ ERROR CL0604
  ldexp(1,1); //~ ERROR CL0605
  native_sin(1);
  native_sin(d);
  half_sin(f);
  half_sin(d);
  vload4(0, &f);
  vload4(0, h);
  vload_half(0, h);
  vload_half4(0, h);
  vloada_half4(0, h);
  vstore4(f4, 0, &f);
  vstore4(f4, 0, &d);
  vstore_half(f, 0, h);
  vstore_half(d, 0, h);
  vstore_half4_rte(f4, 0, h);
  vload5(0, &f); //~ ERROR CL0601
  vload3(0, (global float*)0);
  vload3(0, (constant float*)0);
  vstore3((float3)(1), 0, (constant float*)0); //~ ERROR CL0604
  frexp(f, 0); //~ ERROR[1.0,1.1,1.2] CL0605
  int ie;
  frexp(f, &ie);
  frexp(f4, (int4*)0);
  frexp(f, (global int*)0);
  modf(f, &f);
  modf(f, &d);
  sincos(f, &f);
  sincos(f4, &f);
  remquo(f,f,&ie);
  lgamma_r(f, &ie);
  fract(f, &f);
  nan(1u);
  nan(1); //~ ERROR CL0605
  nan(ul);
  ilogb(f);
}
