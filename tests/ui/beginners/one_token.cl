// One token is missing, superfluous or wrong. The rest is checked as if it were right.
constant float weights[8] = {
  0.1f, 0.2f, 0.3f, 0.4f,
  0.4f, 0.3f 0.2f, 0.1f,  //~ ERROR CL0201
};
constant uint rounds[] = {1, 2; 3, 4, 5, 6, 7, 8, 9, 10}; //~ ERROR CL0201

#define WIDTH 16;
#define HEIGHT = 16

kernel void macros(global float *a, int n) {
  int i = get_global_id(0);
  float tile[WIDTH]; //~ ERROR CL0201
  for (int k = -WIDTH; k < WIDTH; k++)
    tile[k & 3] = a[i] / (2 * WIDTH + 1);
  float lines[HEIGHT]; //~ ERROR CL0201
  lines[0] = tile[1];
  a[i] = lines[0] + HEIGHT;
}

kernel void brackets(global float *a, int n, int which) {
  int i = get_global_id(0);
  for (int k = 0; k < n; k++;) {  //~ ERROR CL0201
    a[k] += 1.0f;
    a[k + 1] = 3.0f * a[k + 2];
  }
  a[i} = a[i + 1] * 2.0f + 1.0f;  //~ ERROR CL0201
  a[i + n]] = 1.0f;  //~ ERROR CL0201
  a[n] = a[n + 1] / a[n + 2] * a[n + 3];
  if (which == 2):  //~ ERROR CL0201
    a[0] = 0.0f;
  a[n] = undeclared;  //~ ERROR CL0501
  if which == 3) a[1] = 1.0f;  //~ ERROR CL0201
}

kernel void operators(global float *a, int n) {
  int i = get_global_id(0);
  float angle = -2.0f * M_PI_F i / n;  //~ ERROR CL0201
  a[i] = sin(angle);
}

kernel void labels(global float *a, int which) {
  switch (which) {
    case 1;  //~ ERROR CL0201
      a[1] = a[2];
      break;
    default:
      break;
  }
}
