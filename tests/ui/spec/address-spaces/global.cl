// The global address space (OpenCL C 6.7.1).
struct record { float a[3]; int b[2]; };
typedef struct { float a[3]; } record_t;
// A buffer is a pointer to a scalar, a vector or a struct, read and written at any place.
kernel void buffers(global float *s, global float4 *v, global struct record *r, global record_t *t) {
  s[1] = s[0];
  v[1].xy = v[0].zw;
  r[2].b[1] = r->b[0];
  t->a[2] = s[0];
  global float *inner = r[1].a;
  *inner = 1.0f;
}
// Images are in global memory anyway, and have no qualifier.
kernel void image(read_only image2d_t i) {}
kernel void image_global(global image2d_t i) {} //~ ERROR CL0315
kernel void image_pointer(global image2d_t *i) {} //~ ERROR CL0424
// What is in an image is reached by functions alone.
float4 element(read_only image2d_t i, sampler_t s) { return read_imagef(i, s, (float2)(0.0f)); }
void direct(read_only image2d_t i) { i[0]; } //~ ERROR CL0529
void indirect(read_only image2d_t i) { *i; } //~ ERROR CL0502
void address(read_only image2d_t i) { &i; } //~ ERROR CL0502
void member(read_only image2d_t i) { i.x; } //~ ERROR CL0530
// Variables at program scope, and static and extern ones inside functions, may be global since 2.0.
global int variable; //~ ERROR[1.0,1.1,1.2] CL0307
global float4 vector = (float4)(1.0f); //~ ERROR[1.0,1.1,1.2] CL0307
global struct record whole; //~ ERROR[1.0,1.1,1.2] CL0307
static global uchar several[512]; //~ ERROR[1.0,1.1,1.2] CL0307 //~ ERROR[1.0,1.1] CL0407
extern global int elsewhere; //~ ERROR[1.0,1.1,1.2] CL0307 //~ ERROR[1.0,1.1] CL0407
void helper(void) { static global int n = 1; n++; } //~ ERROR[1.0,1.1,1.2] CL0308 //~ ERROR[1.0,1.1] CL0407
void helper_extern(void) { extern global int elsewhere; } //~ ERROR[1.0,1.1,1.2] CL0307 //~ ERROR[1.0,1.1] CL0407
kernel void within(int n) { while (n--) { static global int inside; inside = n; } } //~ ERROR[1.0,1.1,1.2] CL0308 //~ ERROR[1.0,1.1] CL0407
// Without static or extern there are none inside functions, in no edition.
void automatic(void) { global int n; } //~ ERROR CL0309
kernel void automatic_in_kernel(void) { global int n; } //~ ERROR CL0309
kernel void automatic_array(void) { global float4 n[2]; } //~ ERROR CL0309
kernel void automatic_in_block(int a) { if (a) { global int n; } } //~ ERROR CL0309
void in_for(void) { for (global int i = 0; i < 4; i++) {} } //~ ERROR CL0309
