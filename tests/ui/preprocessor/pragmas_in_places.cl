// Pragmas that stand where declarations do and nowhere else, and what follows those that stand wrongly.
#pragma unroll //~ ERROR CL0122
int passed_over = not_looked_at;
constant int seen = not_declared; //~ ERROR CL0501
#pragma unroll 4 //~ ERROR CL0122
void passed_over_too(void) { not_looked_at; }
struct members {
#pragma OPENCL EXTENSION cl_khr_fp16 : disable //~ ERROR CL0122
  int a;
#pragma OPENCL FP_CONTRACT ON //~ ERROR CL0122
  int b;
#pragma pack(1)
  int c;
#pragma unroll //~ ERROR CL0122
  int d;
#pragma clang fp contract(on)
};
#pragma OPENCL EXTENSION cl_khr_fp16 : disable
struct nested {
  struct {
    int a;
  } inner;
};
#define PRAGMA(text) _Pragma(#text)
PRAGMA(message "ends with a quote") constant int behind = 1;
_Pragma("push_macro(\"A\")") constant int behind_too = 1;
#pragma clang diagnostic ignored "-Wunused"
#pragma clang diagnostic ignored
#pragma GCC diagnostic warning unused
#pragma clang diagnostic push
#pragma clang diagnostic pop
