// More habits of other languages, and operands, arguments and sizes in the wrong place.
#define TILE 8

kernel void loops(global int *a, int n) {
  int i = get_global_id[1]; //~ ERROR CL0420
  if (a[i] <> 3) //~ ERROR CL0201
    a[i] = 1;
  if (a[i] == 2) then //~ ERROR CL0201
    a[i] = 2;
  while (a[i] < 4) do { //~ ERROR CL0201
    a[i] += 1;
  }
  while (a[i] < 9) do a[i]++; while (a[0] < 3);
  for (int k = 0; k < n) { //~ ERROR CL0201
    a[k] = 0;
  }
  if (i >= 0 && < n) //~ ERROR CL0201
    a[i] = 3;
  if (!(i + n) & 1) //~ WARNING CL0541
    a[i] = 4;
  if (!i == n) //~ WARNING CL0541
    a[i] = 4;
  if (!i == (n > 3)) //~ FINE CL0541
    a[i] = 5;
  difference = a[i] - n; //~ ERROR CL0501
  a[i] = difference * difference;
}

kernel void arrays(global float *a, int n) {
  local float tile[TILE, TILE + 1]; //~ ERROR CL0201
  tile[0][1] = 1.0f;
  int counts[4] = [0, 0, 0, 0]; //~ ERROR CL0201
  float sum = 0.0f;
  sum += a; //~ ERROR CL0502
  a[0] = sum + counts[0] + tile[0][1];
  barrier(CLK_LOCAL_MEM_FENCE, CLK_GLOBAL_MEM_FENCE); //~ ERROR CL0603
  float4 v = (float4)(sum, sum, 1.0f); //~ ERROR CL0514
}

#if TILE == 1
#else if TILE == 2 //~ WARNING CL0123
#endif

kernel void images(read_only image2d_t *in, //~ ERROR CL0424
                   write_only image2d_t out, sampler_t s, int x, int y) {
  write_imageui(out, (int2)(x, y), (float4)(1.0f)); //~ ERROR CL0604
}

kernel void pixels(read_only image2d_t in, sampler_t s, global float4 *out, int x, int y) {
  out[0] = read_imagef(in, s, (x, y)); //~ ERROR CL0604
}

constant sampler_t wrapped = CLK_ADDRESS_WRAP | CLK_FILTER_NEAREST; //~ ERROR CL0501
