// In 3.0 pipes are a feature (OpenCL C 6.15.18).
// std: 3.0+
// ext: -__opencl_c_pipes -__opencl_c_device_enqueue
void parameter(read_only pipe int p) {} //~ ERROR CL0801 //~ ERROR CL0428
reserve_id_t reserved(void); //~ ERROR CL0203
void functions(int *p) { read_pipe(p, p); } //~ ERROR CL0602
void queries(int *p) { get_pipe_num_packets(p); } //~ ERROR CL0602
int pipe(void) { return 1; } //~ ERROR CL0201 //~ ERROR CL0801
