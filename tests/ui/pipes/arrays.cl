// std: 2.0+
// No variable is an array of pipes.
pipe int at_file[2];  //~ ERROR CL0422
void inside(void) { pipe int here[2]; }  //~ ERROR CL0422
