// std: 1.2 2.0 3.0
// opts: -DREDEF=1
float sin(float);
float4 cos(float4 x);
float fmax(float, int);
int sin(int);
size_t get_global_id(uint);
int get_global_id(uint);
float __attribute__((overloadable)) tan(float x);
int __attribute__((overloadable)) tan(int x);
float mad24;
kernel void test(global float *f, global int *i) {
  *f = sin(*f);
  *f = tan(*f);
  *i = tan(*i);
  *i = get_global_id(0);
  int barrier = 1;
  barrier(CLK_LOCAL_MEM_FENCE);
  float max = 1.0f;
  *f = max(max, 2.0f);
}
#ifdef REDEF
int printf(__constant const char *st, ...) { return 0; }
float exp(float x) { return x; }
float __attribute__((overloadable)) log(float x) { return x; }
int isequal(float a, float b) { return a == b; }
#endif
