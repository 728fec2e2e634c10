// Values that objects of the constant address space have before the program runs (C99 6.6).
constant int a[4] = { 1, 2, 3, 4 };
constant int b = 5;
struct s { int x; int y[3]; float4 v; char c[4]; constant int *p; };
constant struct s whole = { 1, { 2, 3, 4 }, (float4)(1, 2, 3, 4), "abc", &a[2] };
constant struct s copy = whole;
constant int *constant p = &whole.y[1];
constant int *constant q = p;
constant char *constant text = "xyz";
constant int through = *p;
constant int next = p[1];
constant int same = p == &whole.y[1];
constant char letter = *text;
constant char second = text[1];
constant float4 vector = whole.v;
constant int of_literal = ((struct s){ 1, {7} }).y[0];
constant size_t offset = (size_t)&((struct s *)0)->v;
constant int apart = &a[2] - &a[0];
constant int *constant pq = whole.p + 1;
constant int no_null = &b != 0;
constant int bits = __builtin_popcount(7) + __builtin_bswap16(1);
enum __attribute__((packed)) small { MOST = 255 };
constant enum small e = MOST;
constant int *constant nul = 0;
constant struct s zero = { 0 };
constant int *constant zp = zero.p;
constant int2 v2 = (int2)(b, a[1]);
constant long l2 = (constant char*)&whole.y[1] - (constant char*)&whole;
constant float4 vv = { 1, 2, b, a[3] };
constant bool tr = &a;
kernel void known_before(global long *o) {
  int i = 0;
  o[i++] = copy.y[2]; o[i++] = *q; o[i++] = through; o[i++] = next; o[i++] = same; o[i++] = letter; o[i++] = second;
  o[i++] = vector.w; o[i++] = of_literal; o[i++] = offset; o[i++] = apart; o[i++] = *pq; o[i++] = no_null; o[i++] = bits;
  o[i++] = e; o[i++] = nul == 0; o[i++] = zp == 0; o[i++] = v2.x * 10 + v2.y; o[i++] = l2; o[i++] = copy.v.z; o[i++] = copy.c[1]; o[i++] = *copy.p;
  o[i++] = vv.w + vv.z; o[i++] = tr; o[i++] = sizeof(enum small);
}
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
// Each is rounded to a half by itself: 2049 is none, 2048 + 1 + 1 is 2048, and 2^-25 is nearest to 0.
constant half odd = 2049.0h;
constant half added = 2048.0h + 1.0h + 1.0h;
constant half small = 0.0000000298h;
constant half large = 65520.0h;
kernel void halves(global float *o) { o[0] = odd; o[1] = added; o[2] = small; o[3] = large; }
