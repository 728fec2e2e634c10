// std: 1.2 2.0
typedef unsigned int myunsignedint;
typedef image2d_t myImage;
typedef struct { int a, b; } pair_t;

kernel void basic(global int *restrict X, global const int *Y, global volatile int *A,
                  constant int *Z, local float *W, unsigned int u, unsigned long ul) {
  *X = *A + *Y + u;
}
kernel void images(read_only image1d_t a, write_only image2d_t b, myImage c,
                   read_only image2d_array_t d, sampler_t s) {}
kernel void types(myunsignedint a, global myunsignedint *b, float4 c, global uchar4 *d,
                  pair_t e, global pair_t *f, char g, const signed char h) {}
kernel void noargs(void) {}
