// Vectors: elements, literals, operators, conversions.
void f(int i, uint u, float f, char ch, uchar uc, short sh, long lo, ulong ul, bool b, int2 i2, int3 i3, int4 i4, int8 i8, int16 i16, uint4 u4, float2 f2, float3 f3, float4 f4, float8 f8, char4 c4, uchar4 uc4, char8 c8, short4 s4, long4 l4, half4 h4, double d, double4 d4, half h, int *p, struct { int a; } st) {  //~ ERROR CL0433
f4.xyzw = f4.wzyx;
f4.xx = f2;  //~ ERROR CL0519
f4.xyxy = f4;  //~ ERROR CL0519
f4.xyz = f3;
f4.xy = f3;  //~ ERROR CL0506
f4.s0123 = f4;
f4.S0 = 1;
f4.s4 = 1;  //~ ERROR CL0517
f4.s01x = f3;  //~ ERROR CL0516
f4.xys01 = f4;  //~ ERROR CL0516
f4.rgba = f4;
f4.r = 1;
f4.rg = f2;
f4.xg = f2;  //~ ERROR CL0516
f4.lo = f2;
f4.hi = f2;
f4.even = f2;
f4.odd = f2;
f3.lo = f2;
f3.hi = f2;
f3.odd;
f2.lo = 1;
f4.lo.x = 1;
f4.hi.lo = 1;
f4.lo.z = 1;  //~ ERROR CL0517
i16.sF = 1;
i16.sf = 1;
i16.sg = 1;  //~ ERROR CL0516
i16.s0123456789abcdef = i16;
i16.s0123456789ABCDEF = i16;
i16.s01234 = i16.s56789;  //~ ERROR CL0518
i16.xyz;
i8.x;
i8.s8 = 1;  //~ ERROR CL0517
i16.s012 = i3;
f4.q;  //~ ERROR CL0516
f4.xyzwx;  //~ ERROR CL0518
f4.s01234567;  //~ ERROR CL0517
f4.z.x;  //~ ERROR CL0530
f.x;  //~ ERROR CL0530
f.s0;  //~ ERROR CL0530
i.lo;  //~ ERROR CL0530
p->x;  //~ ERROR CL0530
p.x;  //~ ERROR CL0530
st.x;  //~ ERROR CL0531
f4->x;  //~ ERROR CL0530
(&f4)->x;
f4.x.y;  //~ ERROR CL0530
f4.;  //~ ERROR CL0201
f4.0;  //~ ERROR CL0201
f4.xy.yx = f2;
f4.xy.x = 1;
(f4).x = 1;
(f4 + f4).x = 1;  //~ ERROR CL0521
(f4 + f4).x;
f4[0] = 1;
f4[4] = 1;
f4[i];
f4[f];  //~ ERROR CL0529
f4[-1];
f4.xy[0];
f4.xy[0] = 1;
&f4[0];  //~ ERROR CL0523
&f4.x;  //~ ERROR CL0523
&f4.xy;  //~ ERROR CL0523
&f4;
int *ip = &i4.x;  //~ ERROR CL0523
float *fp = (float *)&f4;
&i4.lo;  //~ ERROR CL0523
f4 = (float4)(1);
f4 = (float4)(1.0f, 2.0f);  //~ ERROR CL0514
f4 = (float4)(f2, f2);
f4 = (float4)(f2, 1.0f, 2.0f);
f4 = (float4)(f3, f2);  //~ ERROR CL0514
f4 = (float4)(f4, 1.0f);  //~ ERROR CL0514
f4 = (float4)(f3, 1.0f);
f4 = (float4)(1, 2, 3);  //~ ERROR CL0514
f4 = (float4)(1, 2, 3, 4, 5);  //~ ERROR CL0514
f4 = (float4)();  //~ ERROR CL0201
f4 = (float4)(i2, f2);  //~ ERROR CL0514
f4 = (float4)(i4);  //~ ERROR CL0513
f4 = (float4)(f3);  //~ ERROR CL0513
f4 = (float4)f;
f4 = (float4)i;
f4 = (float4)1.0;
f4 = (float4)f4;
f4 = (float4)i4;  //~ ERROR CL0513
f4 = (float4)d;
f4 = (float4)b;
f4 = (float4)p;  //~ ERROR CL0513
f4 = (float4){1, 2, 3, 4};
f4 = (float4){1};  //~ ERROR CL0514
f4 = (float4){f2, f2};
f4 = (float4){1, 2, 3, 4, 5};  //~ ERROR CL0514
f4 = (float4){f2, 1};  //~ ERROR CL0514
f4 = (float4){{1}, 2};  //~ ERROR CL0514
f4 = {1, 2, 3, 4};  //~ ERROR CL0201
float4 a1 = {1, 2, 3, 4};
float4 a2 = {1};  //~ ERROR CL0514
float4 a3 = {f2, f2};
float4 a4 = (float4)(1, 2, 3, 4);
float4 a5 = 1;
float4 a6 = f;
float4 a7 = {f2, 1, 2};
float4 a8 = i4;  //~ ERROR CL0506
float4 a9 = f3;  //~ ERROR CL0506
float4 a10 = {1, 2, 3, 4, 5};  //~ ERROR CL0514
float4 a11 = d;
float4 a12 = p;  //~ ERROR CL0506
int4 a13 = f;
int4 a14 = u;
int4 a15 = lo;
int4 a16 = b;
char4 a17 = i;
char4 a18 = 300;
uchar4 a19 = -1;
half4 a20 = 1;
double4 a21 = f;
int4 a22 = u4;  //~ ERROR CL0506
int4 a23 = f4;  //~ ERROR CL0506
uint4 a24 = i4;  //~ ERROR CL0506
f4 = i4;  //~ ERROR CL0506
f4 = f3;  //~ ERROR CL0506
f4 = f;
f4 = i;
f4 = d;
f4 = b;
f4 = lo;
i4 = i4 + u4;  //~ ERROR CL0503
i4 = i4 + f4;  //~ ERROR CL0503
i4 = i4 + i3;  //~ ERROR CL0503
i4 = i4 + i;
i4 = i4 + 1;
i4 = i4 + ch;
i4 = i4 + b;
i4 = i4 + 1.0f;  //~ ERROR CL0504
i4 = i4 + u;  //~ ERROR CL0504
i4 = i4 + lo;  //~ ERROR CL0504
i4 = i4 + 1l;  //~ ERROR CL0504
f4 = f4 + f;
f4 = f4 + 1;
f4 = f4 + 1.0f;
f4 = f4 + i;
f4 = f4 + lo;
f4 = f4 + b;
f4 = f4 + 1.0;  //~ ERROR[1.2+] CL0504
f4 = f4 + d;  //~ ERROR CL0504
c4 = c4 + ch;
c4 = c4 + 1;  //~ ERROR CL0504
c4 = c4 + sh;  //~ ERROR CL0504
c4 = c4 + 'a';  //~ ERROR CL0504
c4 += 1;  //~ ERROR CL0504
c4 += i;  //~ ERROR CL0504
c4 += 1.0f;  //~ ERROR CL0504
c4 = c4 * 2;  //~ ERROR CL0504
c4 = c4 + 300;  //~ ERROR CL0504
uc4 = uc4 + uc;
uc4 = uc4 + 1;  //~ ERROR CL0504
uc4 = uc4 + ch;
uc4 += 1u;  //~ ERROR CL0504
uc4 += ch;
s4 = s4 + 1;  //~ ERROR CL0504
s4 += 1;  //~ ERROR CL0504
s4 <<= 1;
s4 = s4 << 1;
s4 = s4 << sh;
s4 = 1 << s4;  //~ ERROR CL0505
s4 = sh << s4;  //~ ERROR CL0505
i4 = i << i4;  //~ ERROR CL0505
i4 = i4 << 1;
i4 = i4 << u;
i4 = i4 << u4;
i4 = i4 << i3;  //~ ERROR CL0502
i4 = i4 << l4;
i4 = i4 << 1.0f;  //~ ERROR CL0502
i4 = i4 << lo;
f4 = f4 << 1;  //~ ERROR CL0502
f4 = f4 << i4;  //~ ERROR CL0502
i4 = 1 << i4;  //~ ERROR CL0505
i = 1 << i4;  //~ ERROR CL0505
i = 1 << 1.0f;  //~ ERROR CL0502
i = 1.0f << 1;  //~ ERROR CL0502
i <<= i4;  //~ ERROR CL0505
i4 <<= i;
i4 <<= i4;
i4 >>= u4;
i4 = i4 & 1;
i4 = i4 | i4;
i4 = i4 ^ u4;  //~ ERROR CL0503
f4 = f4 & f4;  //~ ERROR CL0502
f4 = f4 | 1;  //~ ERROR CL0502
i4 = ~i4;
f4 = ~f4;  //~ ERROR CL0502
i4 = i4 % i4;
f4 = f4 % f4;  //~ ERROR CL0502
f = f % f;  //~ ERROR CL0502
i = i & f;  //~ ERROR CL0502
i4 = i4 % 0;
i4 /= 0;
i4 = !i4;
i4 = !f4;  //~ ERROR[1.0,1.1] CL0502
i4 = i4 && i4;
i4 = f4 && f4;  //~ ERROR[1.0,1.1] CL0502
i4 = i4 && i;
i = i4 && i;  //~ ERROR CL0506
f4 = f4 && f4;  //~ ERROR[1.0,1.1] CL0502  //~ ERROR[1.2+] CL0506
i4 = i4 || u4;  //~ ERROR CL0503
l4 = d4 && d4;  //~ ERROR[1.0,1.1] CL0502
i4 = d4 && d4;  //~ ERROR[1.0,1.1] CL0502  //~ ERROR[1.2+] CL0506
c4 = c4 && c4;
i4 = c4 && c4;  //~ ERROR CL0506
i4 = i4 && f4;  //~ ERROR[1.0,1.1] CL0502  //~ ERROR[1.2+] CL0503
i4 = i3 && i3;  //~ ERROR CL0506
s4 = h4 && h4;  //~ ERROR[1.0,1.1] CL0502
i4 = i4 < i4;
i4 = f4 < f4;
f4 = f4 < f4;  //~ ERROR CL0506
i4 = u4 < u4;
u4 = u4 < u4;  //~ ERROR CL0506
i4 = i4 < u4;  //~ ERROR CL0503
i4 = i4 < 1;
i4 = f4 < 1;
l4 = d4 < d4;
i4 = d4 < d4;  //~ ERROR CL0506
i = i4 < i4;  //~ ERROR CL0506
i = f4 == f4;  //~ ERROR CL0506
c4 = c4 == c4;
c4 = uc4 == uc4;
i4 = i4 == i3;  //~ ERROR CL0503
i4 = i4 == f4;  //~ ERROR CL0503
b = i4 == i4;  //~ ERROR CL0506
if (i4 == i4) {}  //~ ERROR CL0532
if (i4) {}  //~ ERROR CL0532
while (f4) {}  //~ ERROR CL0532
for (; i4;) {}  //~ ERROR CL0532
do {} while (i4);  //~ ERROR CL0532
switch (i4) {}  //~ ERROR CL0532
i4 = i4 ? i4 : i4;
i4 = i ? i4 : i4;
f4 = i4 ? f4 : f4;
f4 = f4 ? f4 : f4;  //~ ERROR CL0532
f4 = i ? f4 : f;
f4 = i ? f4 : i4;  //~ ERROR CL0503
f4 = i4 ? f4 : f;
f4 = i4 ? f : f4;
f4 = i4 ? f : f;
f4 = i3 ? f4 : f4;  //~ ERROR CL0532
f4 = l4 ? f4 : f4;  //~ ERROR CL0532
d4 = l4 ? d4 : d4;
f4 = u4 ? f4 : f4;
i4 = i4 ? u4 : i4;  //~ ERROR CL0503
i4 = c4 ? i4 : i4;  //~ ERROR CL0532
c4 = c4 ? c4 : c4;
i4 = i4 ? 1 : 2;
i4 = i4 ? i4 : 1;
i4 = i4 ? 1.0f : i4;  //~ ERROR CL0504
i4 = i4 ?: i4;
i = i4 ? 1 : 0;  //~ ERROR CL0506
f4 = b ? f4 : f4;
f4 = f ? f4 : f4;  //~ ERROR CL0532
h4 = s4 ? h4 : h4;
i4++;
++i4;
i4--;
f4++;  //~ ERROR CL0502
-f4;
+i4;
-i4;
c4++;
b++;
b--;
f++;
d++;
h++;
p++;
st++;  //~ ERROR CL0502
i4 += i4;
i4 += f4;  //~ ERROR CL0503
i4 += 1;
i4 += 1.0f;  //~ ERROR CL0504
i4 += u;  //~ ERROR CL0504
f4 += 1;
f4 *= 2.0f;
f4 *= d;  //~ ERROR CL0504
f4 /= i;
f += f4;  //~ ERROR CL0506
i += i4;  //~ ERROR CL0506
i4 = i;
i = i4;  //~ ERROR CL0506
f = f4;  //~ ERROR CL0506
p = i4;  //~ ERROR CL0506
i4 = p;  //~ ERROR CL0506
st = i4;  //~ ERROR CL0506
i4 = st;  //~ ERROR CL0506
b = i4;  //~ ERROR CL0506
i4 += st;  //~ ERROR CL0502
(int4)f4;  //~ ERROR CL0513
(int4)1.0f;
(int)i4;  //~ ERROR CL0513
(float)f4;  //~ ERROR CL0513
(float4)i4;  //~ ERROR CL0513
(int4)i3;  //~ ERROR CL0513
(int2)lo;
(long)i2;  //~ ERROR CL0513
(char4)i;
(int)c4;  //~ ERROR CL0513
(void)i4;
(bool)i4;  //~ ERROR CL0513
(int4)p;  //~ ERROR CL0513
(int *)i4;  //~ ERROR CL0513
(float4)u4;  //~ ERROR CL0513
(uint4)i4;  //~ ERROR CL0513
(int4)u4;  //~ ERROR CL0513
(struct { int a; })i4;  //~ ERROR CL0513
(bool4)i4; //~ ERROR CL0203
(half4)f4;  //~ ERROR CL0513
i4 = as_int4(f4);
f4 = as_float4(i4);
f4 = as_float4(c4);  //~ ERROR CL0515
c4 = as_char4(i);
i = as_int(c4);
f = as_float(i);
i = as_int(f);
i3 = as_int3(f4);
i4 = as_int4(i3);
i3 = as_int3(f3);
l4 = as_long4(f4);  //~ ERROR CL0515
i2 = as_int2(d);
d = as_double(i2);
i2 = as_int2(lo);
h = as_half(sh);
i4 = as_int4(f);  //~ ERROR CL0515
i = as_int(p);  //~ ERROR CL0515
p = as_int(p);  //~ ERROR CL0515
f4 = as_float4(st);  //~ ERROR CL0515
b = as_bool(ch);  //~ ERROR CL0601
i = as_int();  //~ ERROR CL0603
i = as_int(i, i);  //~ ERROR CL0603
i = as_int(1.0);  //~ ERROR[1.2+] CL0515
f = as_float(1.0f);
f4 = as_float4((int4)(1));
i = as_int((float4)(1));  //~ ERROR CL0515
i4 = convert_int4(f4);
i4 = convert_int4_rte(f4);
i4 = convert_int4_sat_rtz(f4);
f4 = convert_float4(i4);
f4 = convert_float4_sat(i4);  //~ ERROR CL0602
i4 = convert_int4(f3);  //~ ERROR CL0604
i = convert_int(f);
i = convert_int(f4);  //~ ERROR CL0604
i4 = convert_int4(f);  //~ ERROR CL0604
uc4 = convert_uchar4_sat(i4);
f = convert_float_rtp(i);
h4 = convert_half4(f4);
b = convert_bool(i);  //~ ERROR CL0601
i = convert_int_foo(f);  //~ ERROR CL0601
i4 = convert_int5(f);  //~ ERROR CL0601
d4 = convert_double4(f4);
i4 = convert_int4(d4);
i = convert_int(b);
i = convert_int(p);  //~ ERROR CL0604
vec_step(int4);
vec_step(i4);
vec_step(int);
vec_step(void);
vec_step(float3);
vec_step(int *);  //~ ERROR CL0528
vec_step(p);  //~ ERROR CL0528
vec_step(st);  //~ ERROR CL0528
vec_step(struct { int a; });  //~ ERROR CL0528
vec_step(int[3]);  //~ ERROR CL0528
vec_step(image2d_t);  //~ ERROR CL0528
vec_step(bool);
vec_step(half);
vec_step(sampler_t);  //~ ERROR CL0528
vec_step(f);
vec_step;  //~ ERROR CL0201
vec_step(int(int));  //~ ERROR CL0528
sizeof(i4);
sizeof i4;
sizeof(int4);
sizeof(void);  //~ ERROR CL0401
sizeof(f);
sizeof(int(int));
sizeof(i3);
sizeof(image2d_t);
sizeof(i4.xy);
sizeof(struct nope);  //~ ERROR CL0401
sizeof(int[]);  //~ ERROR CL0401
sizeof(int[n]);  //~ ERROR CL0501
sizeof(bool);
sizeof(event_t);
_Alignof(int4);
_Alignof(i4);
_Alignof(void);  //~ ERROR CL0401
__alignof__(int);
sizeof();  //~ ERROR CL0201
sizeof;  //~ ERROR CL0201
int arr[3] = {1, 2, 3};
int arr2[2] = {1, 2, 3};
int arr3[] = {1, 2};
int arr4[2][2] = {{1, 2}, {3, 4}};
int arr5[2][2] = {1, 2, 3, 4};
int arr6[];  //~ ERROR CL0401
int arr7[0];
int arr8[-1];  //~ ERROR CL0415
int arr9[i];  //~ ERROR CL0416
int arr10[2] = 1;  //~ ERROR CL0434
int arr11[2] = arr;  //~ ERROR CL0434
int4 arr12[2] = {i4, i4};
int4 arr13[2] = {1, 2, 3, 4, 5};
int arr14[2] = {[0] = 1, [1] = 2};
int arr15[2] = {[2] = 1};  //~ ERROR CL0438
int arr16[] = {[5] = 1};
arr = arr;  //~ ERROR CL0521
arr[0] = arr3[1];
arr == arr3;
arr + 1;
int (*pa)[3] = &arr;
int (*pb)[4] = &arr;
*arr = 1;
arr++;  //~ ERROR CL0502
int arr17[2] = {i, f};
int arr18[2] = {p};  //~ ERROR CL0507
int arr19[2] = {f4};  //~ ERROR CL0506
int arr20[1.0f];  //~ ERROR CL0415
int arr21[2L];
int arr22['a'];
int arr23[true];
int arr24[sizeof(int)];
int arr25[0x7fffffffffffffff];  //~ ERROR CL0415
st.a = 1;
st.b = 1;  //~ ERROR CL0531
struct S1 { int x; float y; } s1 = {1, 2.0f};
struct S1 s2 = {.x = 1, .y = 2};
struct S1 s3 = {.z = 1};  //~ ERROR CL0531
struct S1 s4b = s1;
struct S1 s5 = 1;  //~ ERROR CL0506
struct S1 s6 = {1, 2, 3};
s1 = s2;
s1 == s2;  //~ ERROR CL0502
s1 + s2;  //~ ERROR CL0502
s1 = 1;  //~ ERROR CL0506
(struct S1)s1;
(struct S1){1, 2};
s1.x++;
(&s1)->y = 1;
s1->x;  //~ ERROR CL0530
struct S1 *sp = &s1;
sp->x;
sp.x;  //~ ERROR CL0530
*sp = s1;
struct S1 s7 = {{1}, 2};
struct S1 s8 = {1, {2, 3}};
union { int a; float b; } un = {1};
union { int a; float b; } un2 = {.b = 1};
union { int a; float b; } un3 = {1, 2};
struct S2 s9;  //~ ERROR CL0401
struct S2 *s10;
s10->x;  //~ ERROR CL0401
*s10;  //~ ERROR CL0401
sizeof(*s10);  //~ ERROR CL0401
s10 + 1;  //~ ERROR CL0401
enum E1 { X, Y } e1 = X;
e1 = 1;
e1 = 1.0f;
e1++;
e1 + 1;
enum E1 e2 = Y;
enum E2 e3;  //~ ERROR CL0401
e1 == e2;
X = 1;  //~ ERROR CL0521
&X;  //~ ERROR CL0523
}
