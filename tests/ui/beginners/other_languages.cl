// Habits of C++, CUDA, GLSL and Python.

float3 shade(in float3 n, inout float3 *l) { return n; } //~ ERROR CL0203
class Particle { //~ ERROR CL0201
public: //~ ERROR CL0201
  float4 position;
};
int sign_of(float x) {
  if (x > 0 and x < 9 or not (x > 5)) return 1; //~ ERROR CL0201 //~ ERROR CL0201 //~ ERROR CL0201
  elif (x < 0) return -1; //~ ERROR CL0201
  else return 0;
}
void casts(global float *p, int i) {
  int a = static_cast<int>(p[i]); //~ ERROR CL0201
  global int *q = reinterpret_cast<global int *>(p); //~ ERROR CL0201
  int b = max<int>(a, i); //~ ERROR CL0201
  float4 v = float4(1.0f, 2.0f, 3.0f, 4.0f) + (float4)float(a); //~ ERROR CL0201 //~ ERROR CL0201
  float4 w = vec4(1.0f) + make_float4(1.0f, 2.0f, 3.0f, 4.0f); //~ ERROR CL0601 //~ ERROR CL0601
  auto x = v.x; //~ ERROR CL0205
  x = a ** 2; //~ ERROR CL0524
  casts<<<1, 64>>>(p, i); //~ ERROR CL0201
}
[numthreads(64, 1, 1)] //~ ERROR CL0201
kernel void typed(global int *a) { a[0] = 1; }
int python(int x, int y) {
  int z = x if x > y else y; //~ ERROR CL0201
  z = y as float + x; //~ ERROR CL0201
  if (z === 2f || z !== 3) return 1; //~ ERROR CL0201 //~ ERROR CL0126 //~ ERROR CL0201
  int half = z; //~ ERROR CL0201
  half += 1;
  return half;
}
bool greater(const float &a, float &b) { return a > b; } //~ ERROR CL0201 //~ ERROR CL0201
void swap_all(global float *data, int n) { //
# compute the sum //~ ERROR CL0110
  if n > 0 { swap(data[0], data[1]); } //~ ERROR CL0201 //~ ERROR CL0601
  while (n =< 9 || n => 12) n++; //~ ERROR CL0201 //~ ERROR CL0201
  for (int i = 0, i < n, i++) n--; //~ ERROR CL0201
  for (int i = 0; i < data.length; i++) n--; //~ ERROR CL0530
  float4 v = (float4)(1.0f);
  float r = v.length() + v.dot(v); //~ ERROR CL0516 //~ ERROR CL0516
  r = data[n + 1][n]; //~ ERROR CL0529
}
kernel void sums(global float *a, int n, global int out) { //~ ERROR CL0315
  for i in range(n) { a[i] = 0; } //~ ERROR CL0201
  for (int j in range(n)) a[j] = 0; //~ ERROR CL0201
  for (int in = 0; in < n; in++) a[in] = 0;
  if n > 0) a[0] = 1; //~ ERROR CL0201
}
void compared(global int *a, global float4 *v, int n) {
  if (a[0] > n) a[0] = 1;
  else (a[0] < n) //~ ERROR CL0201
    a[0] = 2;
  if (a[0]) {} else (a[0] == 2) { a[1] = 1; } //~ ERROR CL0201
  if (a[1]) {} else (a[1])++;
  if (n % 2 = 0) a[0] = 3; //~ ERROR CL0521
  float d = v[0] * v[1]; //~ ERROR CL0506
}
