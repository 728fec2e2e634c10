// Names that are misspelled or belong to other languages: each has a suggestion, or none where no word is near.
// std: 1.2+
typedef struct { float position; } body;
struct point { float x; };
#define square(x) ((x) * (x))
kernal void misspelled_qualifier(global float *a) { a[0] = 1; } //~ ERROR CL0203
kernel void misspelled_types(globl float *a, global flaot *b) {} //~ ERROR CL0203
kernel void foreign_types(global uint32_t *a, global vec4 *b) {} //~ ERROR CL0203
kernel void types_of_the_host(global cl_float4 *a) {} //~ ERROR CL0203
kernel void without_tag(global point *p) {} //~ ERROR CL0203
kernel void not_near(global bool2 *a) {} //~ ERROR CL0203
kernel void member(global body *b) { b->positon = 1; } //~ ERROR CL0531
kernel void functions(global float *a) {
  a[get_globl_id(0)] = 1; //~ ERROR CL0601
  a[0] = powf(a[1], 2.0f); //~ ERROR CL0601
  a[1] = sine(a[2]); //~ ERROR CL0601
  a[2] = square; //~ ERROR CL0501
  print("%f\n", a[0]); //~ ERROR CL0601
  atomicAdd(a, 1); //~ ERROR CL0601
  __syncthreads(); //~ ERROR CL0601
}
kernel void values(global float *a) {
  __shared__ float tile[16]; //~ ERROR CL0203
  a[threadIdx.x] = 1; //~ ERROR CL0501
  a[0] = blockDim; //~ ERROR CL0501
  global float *p = nullptr; //~ ERROR CL0501
  barrier(CLK_LOCAL_MEM_FENSE); //~ ERROR CL0501
  retrun; //~ ERROR CL0501
}
kernel __attribute__((reqd_work_group_sise(8, 1, 1))) void attribute(void) {} //~ WARNING CL0710
#pragma OPENCL EXTENSION cl_khr_fp61 : enable //~ WARNING CL0129
