// A function returns no array and no function (C99 6.7.5.3); a structure may hold an array, and a pointer may lead to one.
typedef int array_t[2];
typedef int function_t(void);
array_t array(void); //~ ERROR CL0411
array_t defined(void) {} //~ ERROR CL0411
function_t function(void); //~ ERROR CL0411
int written(void)[2]; //~ ERROR CL0411
int twice(void)(void); //~ ERROR CL0411
const array_t read_only_array(void); //~ ERROR CL0411
struct s { int a[2]; } structure(void); //~ FINE CL0411
global array_t *pointer(void); //~ FINE CL0411
global int (*written_pointer(void))[2]; //~ FINE CL0411
float4 vector(void); //~ FINE CL0411
