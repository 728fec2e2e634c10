// Vectors, formats, address spaces and extensions, as beginners write them.
// std: 1.2+
kernel void pointer(float *a) { a[0] = 1; } //~ ERROR CL0704
kernel void array(const int a[]) {} //~ ERROR CL0704
kernel void pointers(global float **a) {} //~ ERROR CL0704
kernel void vectors(global float4 *a) {
  float4 v = (1, 2, 3, 4); //~ WARNING CL0905
  v = (1, 2, 3, 4); //~ WARNING CL0905
  float2 too_many = (1, 2, 3); //~ WARNING CL0905
  float4 literal = (float4)(1, 2, 3, 4); //~ FINE CL0905
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
float sum(float a, float *b) { return a + *b; }
kernel void calls(global float *a, read_only image2d_t image, sampler_t sampler) {
  a[get_global_id()] = 1; //~ ERROR CL0603
  barrier(); //~ ERROR CL0603
  a[0] = sum(a[1], a); //~ ERROR[1.2] CL0301
  a[1] = sum(a[1], a[2]); //~ ERROR CL0506
  a[2] = sum(a[1]); //~ ERROR CL0603
  a[3] = a[1] % 2.0f; //~ ERROR CL0502
  a[4] = std::max(a[0], a[1]); //~ ERROR CL0201
  float4 pixel = read_imagef(image, (float2)(0.5f, 0.5f)); //~ ERROR CL0604
  float first = (float)pixel; //~ ERROR CL0513
  sampler = 0; //~ ERROR CL0502
  a[0] == 1; //~ WARNING CL0905
}
typedef struct { float x; } item;
typedef enum { RED, GREEN } colour;
typedef int item; //~ ERROR CL0404
kernel void of_items(global item *a, size_t n) { //~ ERROR CL0706
  a.x = 1; //~ ERROR CL0530
  a->y = 1; //~ ERROR CL0531
  item b = 1; //~ ERROR CL0506
}
void by_reference(float &a) { a = 1; } //~ ERROR CL0201
void twice(int a, int a) {} //~ ERROR CL0402
