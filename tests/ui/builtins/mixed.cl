typedef struct { int a; float b; } S;
kernel void bi(global int *g, global float *f, local int *l, global float4 *f4, sampler_t smp, read_only image2d_t im, write_only image2d_t om, read_only image3d_t i3) {
  int i = get_global_id(0);
  float x = sin(f[i]);
  x = sin(1);  //~ ERROR CL0605
  x = sin(1.0f);
  x = pow(x, 2);
  x = pow(x, 2.0f);
  x = pow(x, 2.0);  //~ ERROR[1.2+] CL0605
  float4 v = f4[i];
  v = fmax(v, 0.0f);
  v = fmax(v, 0);
  v = max(v, 1.0f);
  v = clamp(v, 0.0f, 1.0f);
  v = clamp(v, 0, 1);
  v = mix(v, v, 0.5f);
  x = dot(v, v);
  v = normalize(v);
  v = cross(v, v);
  x = length(v.xyz);
  i = max(i, 3);
  i = max(i, 3u);  //~ ERROR CL0605
  i = min(g[i], (int)x);
  i = abs(i);
  i = mad24(i, 2, 3);
  i = clz(i);
  i = mul_hi(i, 2);
  int4 iv = convert_int4(v);
  iv = convert_int4_rte(v);
  iv = convert_int4_sat(v);
  uchar4 u = convert_uchar4_sat_rtz(v);
  v = convert_float4(u);
  v = convert_float4(1);  //~ ERROR CL0604
  iv = vload4(0, g);
  vstore4(iv, 0, g);
  vstore4(v, 0, g);
  vstore4(v, 0, f);
  v = vload4(i, f);
  v = vload4(i, g);  //~ ERROR CL0506
  float3 f3 = vload3(0, f);
  barrier(CLK_LOCAL_MEM_FENCE);
  atomic_add(g, 1);
  atomic_inc(l);
  atomic_xchg(f, 1.0f);
  atomic_add(f, 1.0f);  //~ ERROR CL0604
  atomic_cmpxchg(g, 1, 2);
  atomic_add(&i, 1);  //~ ERROR CL0604
  v = read_imagef(im, smp, (int2)(0, 1));
  v = read_imagef(im, smp, (float2)(0, 1));
  v = read_imagef(im, (int2)(0, 1));  //~ ERROR[1.0,1.1] CL0604
  v = read_imagef(om, smp, (int2)(0, 1));  //~ ERROR CL0604
  iv = read_imagei(i3, smp, (int4)(0));
  write_imagef(om, (int2)(1, 2), v);
  write_imagef(im, (int2)(1, 2), v);  //~ ERROR CL0604
  i = get_image_width(im);
  int2 d = get_image_dim(im);
  i = select(i, i, i);
  v = select(v, v, iv);
  v = select(v, v, iv < 2);
  v = select(v, v, v < 2);
  i = isnan(x);
  iv = isnan(v);
  i = any(iv);
  i = all(v > 1);
  i = any(v);  //~ ERROR CL0604
  event_t e = async_work_group_copy(l, g, 10, 0);
  wait_group_events(1, &e);
  e = async_work_group_copy(l, l, 10, 0);  //~ ERROR CL0604
  prefetch(g, 2);
  x = native_sin(x);
  x = half_sin(x);
  x = fract(x, &x);
  x = modf(x, f);
  x = sincos(x, &x);
  x = frexp(x, &i);
  x = ldexp(x, i);
  x = nan(3u);
  x = remquo(x, x, &i);
  int j = printf("%d\n", i);  //~ ERROR[1.0,1.1] CL0602
  printf("a");  //~ ERROR[1.0,1.1] CL0602
  printf(f);  //~ ERROR[1.0,1.1] CL0602  //~ ERROR[1.2+] CL0611
  u = upsample(u, u);  //~ ERROR CL0506
  short4 s4 = upsample(convert_char4(u), u);
  iv = shuffle(iv, (uint4)(1));
  iv = shuffle2(iv, iv, convert_uint4(iv));
  iv = as_int4(v);
  x = as_float(i);
  x = as_float(iv);  //~ ERROR CL0515
  uint2 u2 = as_uint2((long)i);
  int3 i33 = as_int3(v);
  x = vload_half(0, (global half*)g);
  vstore_half(x, 0, (global half *)g);
  vstore_half_rte(1.0, 0, (global half*)g);
  x = fma(x, 2, 3);
  x = degrees(x) + step(1.0f, x) + smoothstep(0.f, 1.f, x) + sign(x);
  v = step(0.5f, v);
  v = smoothstep(0.1f, 0.5f, v);
  x = mad(x, x, x);
  x = hypot(x, 1);
  i = popcount(i);  //~ ERROR[1.0,1.1] CL0602
  i = rotate(i, 1);
  i = add_sat(i, 1);
  char c = add_sat((char)1, (char)2);
  c = max(c, (char)2);
  c = max(c, 2);  //~ ERROR CL0605
  i = get_global_id();  //~ ERROR CL0603
  i = get_global_id(0, 1);  //~ ERROR CL0603
  i = get_global_id(1.0f);
  i = get_work_dim();
  i = foo(1);  //~ ERROR CL0601
  x = floor(i);  //~ ERROR CL0605
  x = sqrt(i);  //~ ERROR CL0605
  x = fabs(x - 1);
  double dd = sin(1.0);
  dd = pow(2.0, x);  //~ ERROR[1.2+] CL0605
  dd = x;
  dd = max(dd, 1.0);  //~ ERROR[1.0,1.1] CL0605
  dd = max(x, 1.0);  //~ ERROR[1.2+] CL0605
  ulong ul = max(1ul, 2ul);
  size_t sz = min(get_global_size(0), (size_t)4);
  sz = min(get_global_size(0), 4);  //~ ERROR CL0605
  bool b = isequal(x, x);
  i = bitselect(i, i, i);
  v = bitselect(v, v, v);
  v = bitselect(v, v, iv);  //~ ERROR CL0604
  i = signbit(x);
  i = ilogb(x);
  x = tgamma(x);
  i = hadd(i, i);
  x = lgamma_r(x, &i);
  x = rootn(x, 3);
  x = pown(x, 3);
  x = pown(x, 3.0f);
  v = v * 2;
  v = v * 2.0f;
  v = v * 2.0;  //~ ERROR[1.2+] CL0504
  v = 2 * v;
  v = v + i;
  iv = iv + 1;
  iv = iv + 1u;  //~ ERROR CL0504
  iv = iv + 1L;  //~ ERROR CL0504
  u = u + 1;  //~ ERROR CL0504
  u = u + (uchar)1;
  s4 = s4 * 2;  //~ ERROR CL0504
  long4 l4 = (long4)(1);
  l4 = l4 + i;
  v = v + dd;  //~ ERROR CL0504
}
