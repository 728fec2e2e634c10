// Names of built-in functions that follow rules of their own.
// std: 1.2+

int printf; //~ ERROR[1.2] CL0307 //~ ERROR CL0402
int to_global; //~ ERROR[1.2] CL0307 //~ ERROR[2.0+] CL0402
int to_local; //~ ERROR[1.2] CL0307 //~ ERROR[2.0+] CL0402
int enqueue_kernel; //~ ERROR[1.2] CL0307 //~ ERROR[2.0+] CL0402
int get_kernel_work_group_size; //~ ERROR[1.2] CL0307 //~ ERROR[2.0+] CL0402
int read_pipe; //~ ERROR[1.2] CL0307 //~ ERROR[2.0+] CL0402
int get_pipe_num_packets; //~ ERROR[1.2] CL0307 //~ ERROR[2.0+] CL0402
int commit_read_pipe; //~ ERROR[1.2] CL0307 //~ ERROR[2.0+] CL0402
