// Vectors, formats, address spaces and extensions, as beginners write them.
// std: 1.2 2.0 3.0
kernel void pointer(float *a) { a[0] = 1; } //~ ERROR CL0704
kernel void array(const int a[]) {} //~ ERROR CL0704
kernel void pointers(global float **a) {} //~ ERROR CL0704
kernel void vectors(global float4 *a) {
  float4 v = (1, 2, 3, 4); //~ WARNING CL0905
  v = (1, 2, 3, 4); //~ WARNING CL0905
  float2 too_many = (1, 2, 3); //~ WARNING CL0905
  float4 literal = (float4)(1, 2, 3, 4); //~ fine
  a[0] = v + literal;
}
kernel void formats(global float4 *a, global long *b, global uchar2 *c) {
  printf("%f\n", a[0]); //~ WARNING CL0612
  printf("%5.2v4f\n", a[0]); //~ WARNING CL0612
  printf("100%% %d %s\n", b[0], b[0]); //~ WARNING CL0612 //~ WARNING CL0612
  printf("%d %" "x\n", get_global_id(0), c[0]); //~ WARNING CL0612 //~ WARNING CL0612
}
kernel void halves(global half *a) {
  half h; //~ ERROR CL0433
  float f = a[0]; //~ ERROR CL0433
}
