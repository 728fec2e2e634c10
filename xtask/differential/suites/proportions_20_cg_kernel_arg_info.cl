// std: 1.2 2.0
kernel void foo(global int *restrict X, const int Y,
                volatile int anotherArg, constant float *restrict Z,
                global volatile int *V, global const int *C) {
  *X = Y + anotherArg;
}

typedef unsigned int myunsignedint;
typedef image1d_t myImage;
typedef struct { int a; float4 b; } pod_t;

kernel void foo2(read_only image1d_t img1, image2d_t img2, write_only image2d_array_t img3) {
}

kernel void foo3(global myunsignedint *X, pod_t p, global pod_t *q) {
  *X = p.a;
  q->b = p.b;
}

kernel void foo4(myImage img, write_only image1d_t img2, sampler_t s) {
}

kernel void foo5(const unsigned char c, uchar4 d, global ulong16 *e) {
}
