// A `}` too many, commas in `for`, a value without an index, and a missing argument.
int index_of(int x, int y, int width) { return y * width + x; }

kernel void parts(global float *out, global float4 *v, int width, int n) {
  int i = get_global_id(0), j;
  for (j = 0, j < n, j++) //~ ERROR CL0201 //~ ERROR CL0201
    out[j] = 0.0f;
  for (j = 0, j < n; j++) //~ ERROR CL0201
    out[index_of(i, j)] = 1.0f; //~ ERROR CL0603
  float sum = out[i];
  out = sum; //~ ERROR CL0506
  v[0] = (float3)(sum); //~ ERROR CL0506
}

kernel void mandelbrot(global int *image, int w) {
  float x = 0.0f, y = 0.0f;
  int n;
  for (n = 0; n < 255; n++) {
    float xx = x * x, yy = y * y;
    if (xx + yy > 4.0f)
      break;
      } //~ ERROR CL0201
    y = 2.0f * x * y;
    x = xx - yy;
  }
  image[w] = n;
}
