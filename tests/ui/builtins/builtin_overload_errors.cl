// std: 1.0 1.2+

// Overloads of the built-in functions against arguments that fit none, or several.

void math(float f, float2 f2, float4 f4, int i, int2 i2, double d, global float *g,
          local float2 *l, constant float *c, private int *pi) {
  f = sin(f);
  f = sin(i); //~ ERROR CL0605
  f = sin(i2); //~ ERROR CL0604
  f = sin(g); //~ ERROR CL0604
  f = sin(); //~ ERROR CL0604
  f = sin(f, f); //~ ERROR CL0604
  f = pow(f, f2); //~ ERROR CL0506
  f = pow(f, i);
  f = pown(f, f);
  f2 = pown(f2, i2);
  f2 = fmax(f2, f);
  f2 = fmax(f, f2);
  f2 = fmin(f2, 1);
  f = fract(f, g);
  f = fract(f, pi);
  f2 = fract(f2, l);
  f = fract(f, c); //~ ERROR CL0604
  f = modf(f, &f);
  f = frexp(f, pi);
  f = frexp(f, &f);
  f2 = ldexp(f2, i);
  f = half_sin(f);
  f = native_sin(d);
  f = native_divide(f, f2); //~ ERROR CL0506
  f4 = mad(f4, f4, f);
}

void integer(int i, uint u, int2 i2, uint2 u2, char c, uchar4 c4, short s, float f, long l) {
  u = abs(i);
  i = abs(f); //~ ERROR CL0605
  i = max(i, u); //~ ERROR CL0605
  i2 = max(i2, i);
  i2 = max(i, i2);
  i = clamp(i, 0, 1u); //~ ERROR CL0605
  i2 = clamp(i2, 0, 1);
  f = clamp(f, 0, 1); //~ ERROR CL0605
  l = mul24(l, l); //~ ERROR CL0605
  i = mad_hi(i, i, u); //~ ERROR CL0605
  i = popcount(f); //~ ERROR[1.0] CL0602 //~ ERROR[1.2+] CL0605
  s = upsample(c, (uchar)1);
  s = upsample(c, c);
  i = clz(f); //~ ERROR CL0605
  i = ctz(i); //~ ERROR[1.0,1.2] CL0602
  i = hadd(i, u); //~ ERROR CL0605
}

void geometric(float f, float2 f2, float3 f3, float4 f4, float8 f8, int4 i4) {
  f = dot(f8, f8); //~ ERROR CL0604
  f = dot(f3, f4); //~ ERROR CL0604
  f = dot(i4, i4); //~ ERROR CL0604
  f3 = cross(f3, f3);
  f2 = cross(f2, f2); //~ ERROR CL0604
  f = length(f);
  f = distance(f, f2);
}

void relational(float f, float2 f2, int i, int2 i2, uint2 u2, long2 l2, char2 c2, double d) {
  i = isnan(i); //~ ERROR CL0605
  i = isequal(f, f2); //~ ERROR CL0506
  i = any(i2);
  i = any(f2); //~ ERROR CL0604
  i = all(u2); //~ ERROR CL0604
  f2 = select(f2, f2, i2);
  f2 = select(f2, f2, u2);
  f2 = select(f2, f2, l2); //~ ERROR CL0604
  f = select(f, f, f); //~ ERROR CL0605
  f2 = bitselect(f2, i2, f2); //~ ERROR CL0604
  f2 = shuffle(f2, i2); //~ ERROR CL0604
  f2 = shuffle2(f2, f2, u2);
}

void memory(global float *g, constant float *c, local int *l, float4 f4, float3 f3, int i) {
  f4 = vload4(0, g);
  f4 = vload4(g, 0); //~ ERROR CL0604
  f4 = vload5(0, g); //~ ERROR CL0601
  f4 = vload4(0, l); //~ ERROR CL0506
  vstore4(f3, 0, g); //~ ERROR CL0604
  vstore3(f3, 0, c); //~ ERROR CL0604
  vstore4(f4, g); //~ ERROR CL0604
  i = get_global_id(); //~ ERROR CL0603
  i = get_global_id(0, 1); //~ ERROR CL0603
  i = get_global_id(f4); //~ ERROR CL0506
  i = get_work_dim(0); //~ ERROR CL0603
  mem_fence(); //~ ERROR CL0603
}
