// Without any extension.
// std: 1.2 3.0+
// ext: -all

void g(half *p, global half *q) {
  half h; //~ ERROR CL0433
  p[0]; //~ ERROR CL0433
  *p = 1; //~ ERROR CL0433
  q[0] = 1.0f; //~ ERROR CL0433
  float f = p[1]; //~ ERROR CL0433
  vload_half(0, p);
  vload_half4(0, q);
  vstore_half((float)1, 0, p);
  half4 v; //~ ERROR CL0203
  half2 *hp = (half2 *)p; //~ ERROR CL0201
  *hp; //~ ERROR CL0501
  double d; //~ ERROR CL0801
  double *dp; //~ ERROR CL0801
  float x = 1.0;
  image2d_t i; //~ ERROR[1.2] CL0422 //~ ERROR[3.0+] CL0801
  long l = 1;
  ulong4 ul;
  atomic_add((global int*)p, 1); //~ ERROR CL0302
  read_imagef; //~ ERROR CL0420
  get_sub_group_size(); //~ ERROR CL0602
  atomic_int a; //~ ERROR[1.2] CL0203
  event_t e;
  queue_t qq; //~ ERROR CL0203
  sampler_t s; //~ ERROR[3.0+] CL0801
  generic int *gp; //~ ERROR CL0306
  atom_add((global int*)q, 1);
}
kernel void k1(read_only image2d_t a, write_only image2d_t b) {} //~ ERROR[3.0+] CL0801
kernel void k2(read_only image3d_t a) {} //~ ERROR[3.0+] CL0801
kernel void k3(write_only image3d_t a) {} //~ ERROR CL0801
kernel void k4(read_write image2d_t a) {} //~ ERROR[1.2] CL0429 //~ ERROR[3.0+] CL0801
kernel void k5(pipe int a) {} //~ ERROR[3.0+] CL0801 //~ ERROR[1.2] CL0203
kernel void k6(read_only image2d_depth_t a) {} //~ ERROR[3.0+] CL0801
kernel void k7(read_only image2d_msaa_t a) {} //~ ERROR CL0801
int gl; //~ ERROR CL0307
global int gl2; //~ ERROR CL0307
static int gl3; //~ ERROR CL0307
constant int gl4 = 1;
extern int gl5; //~ ERROR CL0307
void fs(void) { static int s; static constant int c = 1; int *p = 0; global int *g = (global int*)p; local int *l = p; to_global(p); } //~ ERROR CL0301 //~ ERROR CL0302 //~ ERROR[3.0+] CL0307 //~ ERROR[1.2] CL0308 //~ ERROR CL0602
