// `sizeof` of void and of functions is forbidden (OpenCL C 6.5.11); compilers give 1 with a warning.
// warnings
void nothing(void);
typedef void function(int);
constant int of_void = sizeof(void); //~ WARNING CL0527
constant int of_function = sizeof(nothing); //~ WARNING CL0527
constant int of_type = sizeof(function); //~ WARNING CL0527
constant int of_call = sizeof(nothing()); //~ WARNING CL0527
int behind(global void *p) { return sizeof(*p); } //~ WARNING CL0527
int of_pointer(global void *p) { return sizeof(p) + sizeof(void *); }
