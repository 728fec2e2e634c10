// printf came with 1.2 (OpenCL C 6.15.14).
// std: 1.0 1.1
void text(void) { printf("text"); } //~ ERROR CL0602
