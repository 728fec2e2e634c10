// 3.0 without pipes.
// std: 3.0+
// ext: -__opencl_c_pipes

void f(pipe int p) {} //~ ERROR CL0801
int pipe; //~ ERROR CL0801
void g(int pipe) { pipe = 1; read_pipe(1); get_pipe_num_packets(1); reserve_id_t r; } //~ ERROR CL0201 //~ ERROR CL0203 //~ ERROR CL0602 //~ ERROR CL0801
typedef int pipe2;
