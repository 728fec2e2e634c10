// Names that lack a part or have it in another order, members, parameters and operands.
struct defaults {
  float sum = 0.0f; //~ ERROR CL0201
  int count = 0; //~ ERROR CL0201
};

float leaky(float x, float slope = 0.01f) { //~ ERROR CL0201
  return x > 0.0f ? x : slope * x;
}

kernel void star(global *float data, int n) { //~ ERROR CL0201
  data[n] = 1.0f;
}

kernel void three(global float *a, *b, *c, int n) { //~ ERROR CL0205 //~ ERROR CL0205
  c[n] = a[n] + b[n];
}

kernel square(global float *a) { //~ ERROR CL0205
  int i = global_id(0); //~ ERROR CL0601
  barrier(LOCAL_MEM_FENCE); //~ ERROR CL0501
  float s = a[i];
  s = s & 0x7fffffffu; //~ ERROR CL0502
  if (i > 3) {
    local float tile[4]; //~ ERROR CL0311
    tile[0] = s;
  }
  float s = 2.0f; //~ ERROR CL0402
  sampler_t sampler = CLK_NEAREST_FILTER; //~ ERROR CL0501
}
