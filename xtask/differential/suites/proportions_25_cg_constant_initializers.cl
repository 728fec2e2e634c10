// std: 1.2 2.0
typedef struct {
  const float *const x;
  const int n;
} holder;

typedef struct { float4 v; int2 d[2]; char tail; } mixed;

constant float tbl[4] = {0.0f, 1.0f, 2.0f, 3.0f};
constant mixed m = {(float4)(1.0f, 2.0f, 3.0f, 4.0f), {{1, 2}, (int2)(3)}, 'x'};
constant int idx[8] = {[2] = 5, [7] = 1};
constant char hello[] = "hello";
constant char *constant names[] = {"a", "bb", "a"};
constant uchar3 c3 = (uchar3)(1, 2, 3);

kernel void use(global float *out, int i) {
  constant int inner[] = {4, 3, 2, 1};
  mixed copy = m;
  out[i] = tbl[inner[i]] + copy.v.z + names[i][0];
  float local_arr[4] = {1.0f, 2.0f};
  out[i + 1] = local_arr[i & 3];
}
