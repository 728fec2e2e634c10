// std: 1.2 2.0 3.0
void f__p(__private int *arg) {}
void f__g(__global int *arg) {}
void f__l(__local int *arg) {}
void f__c(__constant int *arg) {}
void fc_g(constant int *arg) {}

constant int G1 = 42;
constant int arr[] = {1, 2, 3};
#if __OPENCL_C_VERSION__ >= 200
int i;
int *ptr;
global int *gp = &i;
extern int g_extern;
extern int *constant ext_ptr_c;
#endif

int use_const(int n) { return arr[n] + G1; }

kernel void test_as(global int *g, local int *l) {
  int x;
  f__p(&x);
  f__g(g);
  f__l(l);
  f__c(&G1);
  local int hoisted;
  hoisted = x;
  f__l(&hoisted);
#if __OPENCL_C_VERSION__ >= 200
  ptr = &x;
  *ptr = i;
#endif
}
