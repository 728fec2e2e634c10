// std: 1.2 2.0 3.0
#pragma OPENCL EXTENSION cl_khr_fp16 : disable
half bad_global(half x);

struct S {
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
  half h;
#pragma OPENCL EXTENSION cl_khr_fp16 : disable
  half g;
};

enum E {
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
  E_ONE
};

void f(global half *p) {
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
  half h = *p;
  {
#pragma OPENCL EXTENSION cl_khr_fp16 : disable
    half inner = *p;
  }
  half after = h;
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
}

void g(int n) {
  if (n)
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
    n++;
  n = n +
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
      1;
  switch (n) {
#pragma OPENCL EXTENSION cl_khr_fp64 : disable
  case 1: break;
  }
}

void params(int a,
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
            int b);
