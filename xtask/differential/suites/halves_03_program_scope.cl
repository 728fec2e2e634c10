// std: 1.0 1.2 2.0 3.0
// Variables at program scope.

__constant int c0 = 1;
__constant int c1;
constant float4 c2 = (float4)(1.0f, 2.0f, 3.0f, 4.0f);
constant int c3 = c0 + 1;
static constant char s0[] = "abc";
extern constant int ec;
extern constant int ec2 = 3;

int g0;
int g1 = 4;
const int g2 = 5;
__global int g3 = 6;
global int *g4;
__global int *__constant g5 = 0;
static __global int g6;
extern __global int g7;

__private int p0;
__local int l0;
__local int *l1;

#if __OPENCL_C_VERSION__ == 200 || defined(__opencl_c_program_scope_global_variables)
global int arr[4] = {1, 2};
global int *ptr = arr;
global int *ptr1 = &arr[1];
global int *__local lptr;
int *gen = &g1;
__generic int geng;
constant int *cptr = &c0;
global int *bad = &c0;
int scale(int x) { return x * g1 + *ptr; }
int nonconst = scale(3);
#endif

kernel void use(__global int *out) {
  out[0] = c0 + c3 + s0[0] + ec;
  c0 = 2;
  c2.x = 1.0f;
  s0[1] = 'x';
}

event_t ev;
half h0;
constant bool b0 = true;
constant size_t sz = sizeof(int);
