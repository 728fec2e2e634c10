// std: 1.2 2.0
// Declarations as dumped: typedefs, shadowing and implicit conversions.

typedef global float *gfp;
typedef const constant int cint;
typedef float vec4 __attribute__((ext_vector_type(4)));
typedef int myint, *myintp, myarr[3];
typedef float float4;
typedef int uint;

int shadow = 1;
constant int depth = 2;

kernel void dump(gfp a, constant cint *b, float4 c) {
  int shadow = depth;
  {
    float shadow = 2;
    typedef char shadow_t;
    shadow_t x = shadow;
    int depth = depth;
    extern constant int depth;
  }
  shadow_t y;
  int a;
  float4 v = c;
  vec4 w = v;
  v = w;
  myarr arr = {1, 2, 3, 4};
  myintp q = arr;
  for (int shadow = 0; shadow < 3; ++shadow) {
    int shadow = 5;
    a[shadow] = b[shadow];
  }
  int float4 = 3;
  float4 z;
  int half_val = depth, kernel = 1, global = 2;
  struct tag { int m; } tag = {1};
  struct tag tag2 = tag;
  enum tag { none };
  int dump = sizeof tag2;
}
