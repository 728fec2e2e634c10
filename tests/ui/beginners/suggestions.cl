// Mistakes with a suggestion that depends on types or on another place of the source.

typedef struct { float4 position; } Body;
kernel void more(global Body *bodies, global const char *text, global int *result, write_only pipe int out, read_only image2d_t img, sampler_t s, int2 at) { //~ ERROR[1.0,1.1,1.2] CL0203
  bodies[0]->position.x = 0.0f; //~ ERROR CL0530
  if (text[0] == "G") result[0] = 1; //~ WARNING CL0511
  if (0 < result[0] < 9) result[0] = 2; //~ WARNING CL0539
  atomic_max(result[0], 3); //~ ERROR CL0604
  write_pipe(out, result[0]); //~ ERROR[1.0,1.1,1.2] CL0602 //~ ERROR[2.0+] CL0608
  uint4 pixel = read_imagef(img, s, at); //~ ERROR CL0506
  int4 numbers = pixel; //~ ERROR CL0506
  float f = fract(2.5f); //~ ERROR CL0604
  float4 v = select((float4)(1.0f), (float4)(2.0f), f > 0.0f); //~ ERROR CL0604
  clamp(v, 0.0f, 1.0f); //~ WARNING CL0905
  uchar4 c = convert_uchar4_rte_sat(v); //~ ERROR CL0601
  text[1] = 'a'; //~ ERROR CL0320 //~ WARNING[1.0] CL0805
  int wide = result[0] << 32; //~ WARNING CL0537
  result[0] = later(wide); //~ ERROR CL0601
}
int later(int x) { return x; }
#define IDX (r, c) ((r) * 4 + (c))
#define SIZE 256;
void macros(global int *a, int r, int c, int n) {
  a[IDX(r, c)] = 1; //~ ERROR CL0606
  int h[SIZE]; //~ ERROR CL0201
  int grid[3][3] = {{0}};
  n = *grid[r, c]; //~ WARNING CL0905
  while (n > 0)
    int t = n; //~ ERROR CL0201
    n -= t;
  if (n) { int inner = 1; }
  n = inner; //~ ERROR CL0501
  int helper(int x) { return x; } //~ ERROR CL0409
  n = helper(n);
}
int two(int a, int b) { return two(a); } //~ ERROR CL0603
void printed(int i, float f, global float *a, global uchar4 *c) {
  printf("item %d has %d\n", i, f); //~ ERROR[1.0,1.1] CL0602 //~ WARNING[1.2+] CL0612
  printf('x = %f\n', f); //~ ERROR[1.0,1.1] CL0602 //~ ERROR[1.2+] CL0611
  f = abs(f); //~ ERROR CL0605
  a[0] = (float4)c[0]; //~ ERROR CL0513
  barrier(CLK_LOCAL_FENCE); //~ ERROR CL0501
  return 0; //~ ERROR CL0613
}
kernel void sized(int n) {
  local int buffer[n]; //~ ERROR CL0416
}
void conditions(global const int *v, global float4 *w, float at) {
  if (v[0] = 0) at = 1.0f; //~ ERROR CL0320
  if (w[0] > 0.0f) at = v[at]; //~ ERROR CL0532 //~ ERROR CL0529
  int i = get_global_id.y; //~ ERROR CL0420
}
void squared(float x) { return x * x; } //~ ERROR CL0613
kernel void typeless(global const float *a, *b) { //~ ERROR CL0205
  int x = get_global_id; //~ ERROR CL0420
  if (x) x = 1; x = 2; else x = 3; //~ ERROR CL0201
}
void other_function(void) { wide = 1; inner = 2; } //~ ERROR CL0501 //~ ERROR CL0501
