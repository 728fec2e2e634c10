// Numbers with commas and letters, cases with several values, names with hyphens, types without names.
typedef struct Particle { float4 position; float mass; };
struct Marker { int a; };

kernel void sobel-x(global float *a, global float16 *m, global int *count) { //~ ERROR CL0201
  float notional = 1,000,000.0f; //~ ERROR CL0201
  int thousand = 1,000; //~ ERROR CL0201
  float third = 0,333f; //~ ERROR CL0201
  int octal = 08; //~ ERROR CL0126
  float z = m[0].s8 * third + m[0].s10 * notional; //~ ERROR CL0506
  a[0] = ln(z); //~ ERROR CL0601
  atomic_add(count); //~ ERROR CL0604
  bool4 flags; //~ ERROR CL0203
  switch (count[0]) {
    case 'A', 'a': //~ ERROR CL0201
      a[1] = 1.0f;
      break;
  }
}

kernel void particles(global Particle *p, global restrict float *q) { //~ ERROR CL0203 //~ ERROR CL0413
  q[0] = q[1, 2, 3]; //~ WARNING CL0905
}

#if __OPENCL_VERSION__ = 120 //~ ERROR CL0114
#endif

/* old:
   /* nested */
*/ //~ ERROR CL0201
