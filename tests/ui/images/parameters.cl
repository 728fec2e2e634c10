// Images, samplers and events: where they may stand, and their functions.
#pragma OPENCL EXTENSION cl_khr_3d_image_writes : enable
kernel void i1(image2d_t a, read_only image2d_t b, write_only image2d_t c, read_write image2d_t d, __read_only image2d_t e, __write_only image2d_t f, __read_write image2d_t g) { }  //~ ERROR[1.0,1.1,1.2] CL0429
kernel void i2(read_only write_only image2d_t a) { }  //~ ERROR CL0430
kernel void i3(read_only read_only image2d_t a) { }
kernel void i4(read_only int a) { }  //~ ERROR CL0428
kernel void i5(read_only sampler_t a) { }  //~ ERROR CL0428
kernel void i6(read_only global int *a) { }  //~ ERROR CL0428
kernel void i7(image2d_t *a) { }  //~ ERROR CL0424
kernel void i8(global image2d_t *a) { }  //~ ERROR CL0424
kernel void i9(image2d_t a[2]) { }  //~ ERROR CL0425
kernel void i10(const image2d_t a, global image2d_t b, local image2d_t c, constant image2d_t d, private image2d_t e) { }  //~ ERROR CL0315
image2d_t i11(void);  //~ ERROR CL0423
image2d_t *i12(void);  //~ ERROR CL0424
image2d_t i13;  //~ ERROR CL0422
global image2d_t i14;  //~ ERROR CL0422
constant image2d_t i15 = 0;  //~ ERROR CL0422
extern image2d_t i16;  //~ ERROR[1.0,1.1] CL0407  //~ ERROR CL0422
typedef image2d_t i17; typedef read_only image2d_t i18; typedef write_only image2d_t i19; typedef read_write image2d_t i20;
kernel void i21(i17 a, write_only i17 b, i18 c, read_only i18 d, write_only i18 e, i19 f, read_only i19 g, write_only i19 h, i20 j, read_write i20 k, read_only i20 l) { }  //~ ERROR[1.0,1.1,1.2] CL0429  //~ ERROR CL0430
kernel void i22(write_only i17 b) { }  //~ ERROR CL0430
kernel void i23(write_only i18 b) { }  //~ ERROR CL0430
kernel void i24(read_only i19 b) { }  //~ ERROR CL0430
kernel void i25(read_write i17 b) { }  //~ ERROR CL0430
struct i26 { image2d_t a; }; union i27 { image2d_t a; int b; }; struct i28 { image2d_t *a; };  //~ ERROR CL0424  //~ ERROR CL0426
void i29(image2d_t a, read_only image2d_t r, write_only image2d_t w, image3d_t v, sampler_t s, image2d_array_t ar, image1d_t d1, image1d_buffer_t db, image1d_array_t da, image2d_depth_t dd) {
image2d_t b;  //~ ERROR CL0422
image2d_t c = a;  //~ ERROR CL0422
image2d_t *d = &a;  //~ ERROR CL0424  //~ ERROR CL0502
a = a; a == a; a + 1; (int)a; &a; *a; sizeof(a); if (a) {} !a; a[0]; a.x; (image2d_t)a; (void)a; a, 1; 1 ? a : a;  //~ ERROR CL0502  //~ ERROR CL0512  //~ ERROR CL0529  //~ ERROR CL0530  //~ ERROR CL0532
typedef image2d_t T; T t;  //~ ERROR CL0422
i30(a); i30(w); i31(a); i31(w); i32(a); i33(v); i33(a);  //~ ERROR CL0601
float4 f = read_imagef(a, s, (int2)(0)); f = read_imagef(a, s, (float2)(0)); f = read_imagef(a, s, (int4)(0)); f = read_imagef(a, s, 0); f = read_imagef(w, s, (int2)(0)); f = read_imagef(a, (int2)(0)); f = read_imagef(v, s, (int4)(0)); f = read_imagef(v, s, (float4)(0)); f = read_imagef(v, s, (float2)(0)); f = read_imagef(s, a, (int2)(0)); f = read_imagef(ar, s, (int4)(0)); f = read_imagef(d1, s, 0); f = read_imagef(d1, s, 0.0f); f = read_imagef(db, 0); f = read_imagef(da, s, (int2)(0)); float ff = read_imagef(dd, s, (int2)(0)); int4 ii = read_imagei(a, s, (int2)(0)); uint4 uu = read_imageui(a, s, (int2)(0)); ii = read_imageui(a, s, (int2)(0)); uu = read_imagei(a, s, (int2)(0)); f = read_imagei(a, s, (int2)(0)); half4 hh = read_imageh(a, s, (int2)(0));  //~ ERROR CL0506  //~ ERROR CL0604
write_imagef(w, (int2)(0), f); write_imagef(w, (int2)(0), ii); write_imagef(r, (int2)(0), f); write_imagei(w, (int2)(0), ii); write_imageui(w, (int2)(0), uu); write_imagef(w, 0, f); write_imagef(w, (float2)(0), f); write_imagef(w, (int2)(0), 1.0f); write_imagef(w, (int2)(0), 1, f); write_imageh(w, (int2)(0), hh);  //~ ERROR CL0604
int n = get_image_width(a); n = get_image_height(w); n = get_image_depth(v); n = get_image_depth(a); n = get_image_channel_data_type(a); int2 dim = get_image_dim(a); int4 dim3 = get_image_dim(v); size_t as = get_image_array_size(ar); as = get_image_array_size(a); n = get_image_width(s); n = get_image_height(d1); n = get_image_num_samples(a); n = get_image_num_mip_levels(a);  //~ ERROR[1.0,1.1,1.2] CL0602  //~ ERROR CL0604
}
void i30(image2d_t a); void i31(write_only image2d_t a); void i32(read_write image2d_t a); void i33(image3d_t a);  //~ ERROR[1.0,1.1,1.2] CL0429
kernel void i34(image1d_t a, image1d_array_t b, image1d_buffer_t c, image2d_array_t d, image3d_t e, write_only image3d_t f, image2d_depth_t g, image2d_array_depth_t h, image2d_msaa_t i, image2d_array_msaa_t j, image2d_msaa_depth_t k, image2d_array_msaa_depth_t l) { }  //~ ERROR[1.0,1.1] CL0203
kernel void i35(write_only image3d_t f) { }
kernel void i36(image2d_msaa_t i) { }  //~ ERROR[1.0,1.1] CL0203
kernel void i37(image2d_depth_t g) { }
kernel void i38(read_only image2d_t) { }
kernel void i39(image2d_t read_only a) { }
kernel void i40(image2d_t write_only a) { }
void i41(const sampler_t a, global sampler_t b, sampler_t *c, sampler_t d[2], constant sampler_t e) { }  //~ ERROR CL0315  //~ ERROR CL0424  //~ ERROR CL0425
sampler_t i42(void); sampler_t i43(sampler_t s) { return s; }  //~ ERROR CL0423
constant sampler_t s1 = 0; const sampler_t s2 = 0; sampler_t s3 = 0; global sampler_t s4 = 0; local sampler_t s5; const constant sampler_t s6 = CLK_ADDRESS_CLAMP; constant sampler_t s7; const sampler_t s8; extern sampler_t s9; static sampler_t s10 = 0; static const sampler_t s11 = 1; constant sampler_t s12 = 1.0f; constant sampler_t s13 = {0}; constant sampler_t s14 = s1; sampler_t const s15 = 3u; constant sampler_t s16[2] = {0, 1}; sampler_t *s17; constant sampler_t s18 = 255; constant sampler_t s19 = -1; constant sampler_t s20 = "a"; constant sampler_t s21 = CLK_NORMALIZED_COORDS_TRUE | CLK_FILTER_LINEAR | CLK_ADDRESS_REPEAT; constant sampler_t s22 = 'a'; constant sampler_t s23 = 1l; constant sampler_t s24 = true;   //~ ERROR CL0313  //~ ERROR CL0319  //~ ERROR[1.0,1.1] CL0407  //~ ERROR CL0424  //~ ERROR CL0425  //~ ERROR CL0506  //~ ERROR CL0439
void i44(sampler_t p, int n) {
sampler_t a = 0;
const sampler_t b = 1;
sampler_t c = p;
sampler_t d;
sampler_t e = n;
const int k = 1; sampler_t f = k;
global sampler_t g = 0;  //~ ERROR CL0319
local sampler_t h;  //~ ERROR CL0319
constant sampler_t i = 0;  //~ ERROR CL0310
private sampler_t j = 0;
static sampler_t l = 0;  //~ ERROR[1.0,1.1,1.2] CL0308  //~ ERROR[1.0,1.1] CL0407
static const sampler_t l2 = 0;  //~ ERROR[1.0,1.1,1.2] CL0308  //~ ERROR[1.0,1.1] CL0407
sampler_t m[2];  //~ ERROR CL0425
sampler_t *o;  //~ ERROR CL0424
sampler_t q = 1.0f;  //~ ERROR CL0506
sampler_t s = &n;  //~ ERROR CL0506
sampler_t t = s1;
p = 0; p = a; a == b; a + 1; !a; if (a) {} (int)a; (sampler_t)0; &a; *a; sizeof(a); a, b; 1 ? a : b; a.x; (void)a; foo(a); i44(a, 1); i44(0, 1); i44(1, 1); i44(n, 1); i44(1.0f, 1); i44(s1, 1);  //~ ERROR CL0502  //~ ERROR CL0506  //~ ERROR CL0512  //~ ERROR CL0530  //~ ERROR CL0532  //~ ERROR CL0601
}
kernel void i45(sampler_t a, global sampler_t *b) { } struct i46 { sampler_t a; }; typedef sampler_t i47[2]; i47 i48;   //~ ERROR[1.0,1.1,1.2] CL0307 //~ ERROR CL0424  //~ ERROR CL0425  //~ ERROR CL0426
event_t e1; global event_t e2; constant event_t e3 = 0; extern event_t e4; static event_t e5; event_t e6(void); event_t e7(event_t e) { return e; } struct e8 { event_t e; }; kernel void e9(event_t e) { } event_t *e10; kernel void e11(global event_t *e) { }  //~ ERROR[1.0,1.1,1.2] CL0307  //~ ERROR[1.0,1.1] CL0407  //~ ERROR CL0426  //~ ERROR CL0427  //~ ERROR CL0706
void e12(event_t p, global int *g, local int *l) { event_t a; event_t b = 0; event_t c = p; event_t d = 1; event_t e[2]; event_t *f = &a; a = p; a = 0;  //~ ERROR CL0506
global event_t h;  //~ ERROR CL0318
local event_t i; constant event_t j = 0;  //~ ERROR CL0318
static event_t k;  //~ ERROR[1.0,1.1,1.2] CL0308  //~ ERROR[2.0+] CL0318  //~ ERROR[1.0,1.1] CL0407
a == b; a + 1; !a; if (a) {} (int)a; (event_t)0; *a; sizeof(a); a, b; 1 ? a : b; (void)a; event_t z = {0};  //~ ERROR CL0502  //~ ERROR CL0506  //~ ERROR CL0512  //~ ERROR CL0524  //~ ERROR CL0532
a = async_work_group_copy(l, g, 1, 0); a = async_work_group_copy(g, l, 1, a); a = async_work_group_copy(l, g, 1, 1); a = async_work_group_copy(g, g, 1, 0); a = async_work_group_copy(l, (global float *)g, 1, 0); wait_group_events(1, &a); wait_group_events(1, a); wait_group_events(a, 1); prefetch(g, 1); prefetch(l, 1); a = async_work_group_strided_copy(l, g, 1, 1, 0); int n = async_work_group_copy(l, g, 1, 0);   //~ ERROR CL0506  //~ ERROR CL0604
}
