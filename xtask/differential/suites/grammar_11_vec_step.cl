// std: 1.0 1.1 1.2 2.0 3.0
typedef struct { int a; } S;
struct Inc;
typedef int4 myint4;
typedef int arr4[4];
void fn(void);
void vs(__global int *p, image2d_t img, sampler_t smp, S s, float3 f3, int n) {
  int res[11];
  int r;
  res[vec_step(char)] = 1;
  res[vec_step(int2)] = 1;
  r = vec_step(int3);
  r = vec_step(f3);
  r = vec_step(myint4);
  r = vec_step(double);
  r = vec_step(float16);
  r = vec_step(half);
  r = vec_step(half4);
  r = vec_step(void);
  r = vec_step(s);
  r = vec_step(S);
  r = vec_step(struct Inc);
  r = vec_step(p);
  r = vec_step(*p);
  r = vec_step(img);
  r = vec_step(smp);
  r = vec_step(bool);
  r = vec_step(size_t);
  r = vec_step(fn);
  r = vec_step(arr4);
  r = vec_step n;
  r = vec_step(n);
  r = vec_step();
  r = vec_step(int, int);
  r = vec_step(f3.xy);
  int a1[vec_step(int3) == 4 ? 1 : -1];
  int a2[vec_step(int3) == 3 ? 1 : -1];
  switch (n) {
  case vec_step(int8): break;
  }
}
