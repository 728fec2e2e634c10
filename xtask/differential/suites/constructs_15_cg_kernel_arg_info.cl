// std: 1.2 2.0

#pragma OPENCL EXTENSION cl_khr_3d_image_writes : enable

kernel void foo(global int * restrict X, const int Y,
                volatile int anotherArg, constant float * restrict Z,
                global volatile int * V, global const int * C) {
  *X = Y + anotherArg;
}

kernel void foo2(read_only image1d_t img1, image2d_t img2, write_only image2d_array_t img3,
                 write_only image3d_t img4) {
}

kernel void foo3(__write_only image1d_t img1) {
}

#if __OPENCL_C_VERSION__ >= 200
kernel void foo3b(read_write image1d_t img1) {
}
#endif

typedef unsigned int myunsignedint;
kernel void foo4(global unsigned int * X, global myunsignedint * Y) {
}

typedef image1d_t myImage;
kernel void foo5(myImage img1, write_only image1d_t img2) {
}

typedef char char16v __attribute__((ext_vector_type(16)));
kernel void foo6(char16v arg[]) {}

kernel void foo7(ushort u, uchar c, ulong2 v, sampler_t s, event_t e) {}

kernel void foo8(local long *l, size_t n) {}
