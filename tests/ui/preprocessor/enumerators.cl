// Pragmas where an enumerator, a value or an argument stands.
enum first {
#pragma pack(1) //~ ERROR CL0122
  LOST,
#pragma GCC diagnostic ignored "-Wunused"
  FOUND,
#pragma OPENCL EXTENSION cl_khr_fp16 : disable
};
enum second { A
#pragma unroll //~ ERROR CL0122
  , B =
#pragma pack(1)
  2, C = 3
#pragma weak name
};
constant int a[] = { A, B, C, FOUND };
constant int b = LOST;
constant int c =
#pragma pack() //~ ERROR CL0122
  1;
int call(int n) {
  return call(
#pragma pack(2) //~ ERROR CL0122
    n);
}
struct members {
#pragma ms_struct on
  int a;
#pragma redefine_extname a b
  int b;
#pragma unused(x)
  int c;
};
#pragma GCC visibility push(none)
#pragma GCC visibility push hidden
#pragma GCC visibility pop
