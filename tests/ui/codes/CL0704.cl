// What a kernel is given by a pointer lies in the global, local or constant address space (6.11, 6.7.6): a pointer without
// one of these is none of a kernel's parameters, and an array is a pointer.
typedef int *plain;
typedef global int *named;
struct s { int a; };
kernel void none(int *p) {} //~ ERROR CL0704
kernel void private_one(private int *p) {} //~ ERROR CL0704
kernel void underscored(__private float4 *p) {} //~ ERROR CL0704
kernel void constant_values(const int *p) {} //~ ERROR CL0704
kernel void array(int p[4]) {} //~ ERROR CL0704
kernel void unsized(float p[]) {} //~ ERROR CL0704
kernel void anything(void *p) {} //~ ERROR CL0704
kernel void record(struct s *p) {} //~ ERROR CL0704
kernel void by_name(plain p) {} //~ ERROR CL0704
kernel void second(global int *p, int *q) {} //~ ERROR CL0704
kernel void pointer_itself(int *const p) {} //~ ERROR CL0704
kernel void declared(int *p); //~ ERROR CL0704
kernel void to_pointers(global int **p) {} //~ ERROR CL0704
kernel void spaces(global int *p, local int *q, constant int *r) {} //~ FINE CL0704
kernel void arrays(global int p[4], local float q[], constant struct s r[2]) {} //~ FINE CL0704
kernel void qualified(global const int *restrict p, global volatile float *q) {} //~ FINE CL0704
kernel void of_typedef(named p) {} //~ FINE CL0704
kernel void any_global(global void *p) {} //~ FINE CL0704
kernel void behind(int global *p) {} //~ FINE CL0704
void function(int *p, private int *q, int r[4]) {} //~ FINE CL0704
