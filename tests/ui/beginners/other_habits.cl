// Habits of other languages, and slips with names and numbers.
float square(float x) { return x * x; }
float4 square(float4 v) { return v * v; } //~ ERROR CL0403

uint majority(x, y, z) { return (x & y) ^ (x & z) ^ (y & z); } //~ ERROR CL0409

#define ROTL(x, n) (((x) << (n)) | ((x) >> (32 - (n)))

kernel void numbers(global float *a, global uint *u, int n) {
  float red = 0,299f, green = 0,587f; //~ ERROR CL0201
  a[0] = max(red, 0,5f); //~ ERROR CL0201
  uint prime = 0x01O00193u; //~ ERROR CL0126
  int half_n = n // 2;
//~^ ERROR CL0201
  u[0] = prime + half_n;
}

kernel void names(global float *a, global uint *u) {
  Uint count = 2; //~ ERROR CL0203
  a[0] = asfloat(u[0]); //~ ERROR CL0601
  int local = get_local_id(0); //~ ERROR CL0201
  a[local] = 1.0f;
  u[1] = ROTL(u[0], 3); //~ ERROR CL0201
}

kernel void vectors(global float4 *p, global float2 *v, global float *a, int i) {
  float4 q = p[i];
  q += v[i] * 0.1f; //~ ERROR CL0503
  q.xx = q.yx; //~ ERROR CL0519
  p[i] = square(q);
  a[0] = a[i, 2]; //~ WARNING CL0905
  p[1] = vload4(a + 4 * i); //~ ERROR CL0604
  vstore4(q, a + 4 * i); //~ ERROR CL0604
  float list[3];
  list = {1.0f, 2.0f, 3.0f}; //~ ERROR CL0201
}

kernel void pixels(read_only image2d_t image, sampler_t s, global float4 *out, int x, int y) {
  out[0] = image[y][x]; //~ ERROR CL0529
  out[1] = read_imagef(image, s, x, y); //~ ERROR[1.0,1.1,1.2] CL0604 //~ WARNING[2.0+] CL0604
  if x < 0: //~ ERROR CL0201
    x = 0;
  for i in range(y) { //~ ERROR CL0201
    out[i] = 0.0f;
  }
  for (k in range(1, x + 2)) //~ ERROR CL0201
    out[k] = 1.0f;
}
