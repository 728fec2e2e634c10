typedef read_only image2d_t ro_t;
typedef image2d_t plain_t;
kernel void reads(read_only image2d_t a, image2d_t b, __read_only image3d_t c) {}
kernel void writes(write_only image2d_t a, write_only image3d_t b, __write_only image1d_t c) {}
kernel void both(read_write image2d_t a) {}  //~ ERROR[1.0,1.1,1.2] CL0429
kernel void twice(read_only write_only image2d_t a) {}  //~ ERROR CL0430
kernel void typedefs(ro_t a, write_only ro_t b, write_only plain_t c, read_only ro_t d) {}  //~ ERROR CL0430
kernel void others(read_only int a, read_only global int *b, write_only sampler_t c) {}  //~ ERROR CL0428
void pass_read(read_only image2d_t a);
void pass_write(write_only image2d_t a);
void calls(read_only image2d_t r, write_only image2d_t w, sampler_t s) {
  pass_read(r);
  pass_read(w);  //~ ERROR CL0506
  pass_write(r);  //~ ERROR CL0506
  pass_write(w);
  float4 f = read_imagef(r, s, (float2)(0.0f));
  f = read_imagef(w, s, (float2)(0.0f));  //~ ERROR CL0604
  write_imagef(w, (int2)(0), f);
  write_imagef(r, (int2)(0), f);  //~ ERROR CL0604
  int i = get_image_width(r) + get_image_height(w);
  r = r;  //~ ERROR CL0502
  &r;  //~ ERROR CL0502
  r + 1;  //~ ERROR CL0502
  (int)r;  //~ ERROR CL0512
  image2d_t copy = r;  //~ ERROR CL0422
}
image2d_t result(void);  //~ ERROR CL0423
image2d_t *pointer(void);  //~ ERROR CL0424
struct holds { image2d_t a; sampler_t b; };  //~ ERROR CL0426
void array(image2d_t a[2], sampler_t b[2]);  //~ ERROR CL0425
void pointers(image2d_t *a, sampler_t *b, event_t *c);  //~ ERROR CL0424
constant sampler_t good = CLK_FILTER_LINEAR;
sampler_t bad = 1;  //~ ERROR CL0319
global sampler_t worse = 1;  //~ ERROR CL0319
