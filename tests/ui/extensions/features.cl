// std: 3.0+
// ext: -__opencl_c_generic_address_space -__opencl_c_program_scope_global_variables -__opencl_c_device_enqueue -__opencl_c_pipes -__opencl_c_read_write_images
int a;  //~ ERROR CL0307
global int b;  //~ ERROR CL0307
constant int c = 1;
void generics(global int *g, int *p) {
  p = g;  //~ ERROR CL0301
  generic int *q;  //~ ERROR CL0306
  to_global(g);  //~ ERROR CL0602
}
void blocks(void) { ^{ }(); }  //~ ERROR CL0212
kernel void pipes(read_only pipe int p) {}  //~ ERROR CL0428  //~ ERROR CL0801
kernel void images(read_write image2d_t i) {}  //~ ERROR CL0429
void functions(queue_t q) {}  //~ ERROR CL0203
