// std: 1.2 2.0
typedef unsigned int myuint;
typedef image2d_t texture_t;
typedef float4 *vecptr;

typedef struct { int x; float y; } pair_t;

kernel void args_pointers(global const int *restrict in, global volatile float *out,
                          constant char *table, local short *scratch) {
  out[0] = in[0] + table[0];
  scratch[0] = 1;
}

kernel void args_typedefs(myuint n, global myuint *p, const unsigned long k) {
  p[n] = (myuint)k;
}

kernel void args_images(read_only image1d_t a, write_only image2d_t b, texture_t c,
                        sampler_t s) {
  int2 pos = (int2)(0, 0);
  write_imagef(b, pos, read_imagef(c, s, pos));
}

kernel void args_struct(pair_t v, global pair_t *w, struct { int a; } anon) {
  *w = v;
}

kernel void args_unnamed(global int *, int);
kernel void args_unnamed(global int *p, int) {
  *p = 0;
}

kernel void args_vec(float4 a, global float4 *b, unsigned char c, unsigned short d) {
  *b = a + (float4)(c, d, 0, 0);
}
