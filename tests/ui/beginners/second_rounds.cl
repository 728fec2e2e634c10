// Helps that the other parameters decide, and macros with a `;` in a `for`.
#define COUNT 16;

kernel void to_output(global const float *in, global float *out) {
  in[0] = 1.0f; //~ ERROR CL0320
  for (int i = 0; i < COUNT; i++) //~ ERROR CL0201
    out[i * COUNT] = in[i];
}

kernel void no_output(global const float *in) {
  in[0] = 1.0f; //~ ERROR CL0320
}

void order(float *a, float *b) {
  float t = *a;
  b = t; //~ ERROR CL0506
}

kernel void edges(read_only image2d_t in, write_only image2d_t out, sampler_t s, float e, int n) {
  int2 p = (int2)(0, 1);
  write_imagef(out, p, (float3)(e, e, e)); //~ ERROR CL0604 //~ WARNING[1.0] CL0805
  read_imagef(out, s, p); //~ ERROR CL0604
  if (n = 0) //~ WARNING CL0907
    return;
}
