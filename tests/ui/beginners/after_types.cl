// A type whose `;` is missing, products of vectors, two variables with one name, and references.
struct ray {
  float4 origin;
  float4 direction;
} //~ ERROR CL0201

float4 point_at(struct ray r, float t) { return r.origin + t * r.direction; }

void swap_both(local int &a, local int &b) { //~ ERROR CL0201 //~ ERROR CL0201
  int t = a;
  a = b;
  b = t;
}

kernel void grid(global float4 *p, global float *out, int rows, int cols) {
  int row = get_global_id(0);
  int row = get_global_id(1); //~ ERROR CL0402
  if (row < rows && col < cols) //~ ERROR CL0501
    out[row * cols + col] = 1.0f;
  float4 d = p[row] - p[0];
  float r2 = d * d + 1.0f; //~ ERROR CL0506
  float sum = d + p[1]; //~ ERROR CL0506
}
