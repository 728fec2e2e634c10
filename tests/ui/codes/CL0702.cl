// `static` is for functions that are no kernels (6.9.1, 6.10), whose names the host looks for; before 1.2 it is for none.
static kernel void in_front(void) {} //~ ERROR CL0702 //~ ERROR[1.0,1.1] CL0407
kernel static void behind(void) {} //~ ERROR CL0702 //~ ERROR[1.0,1.1] CL0407
__kernel static void declared(int n); //~ ERROR CL0702 //~ ERROR[1.0,1.1] CL0407
void static kernel between(void) {} //~ ERROR CL0702 //~ ERROR[1.0,1.1] CL0407
static __attribute__((reqd_work_group_size(1, 1, 1))) kernel void with_size(void) {} //~ ERROR CL0702 //~ ERROR[1.0,1.1] CL0407
kernel void plain(void) {} //~ FINE CL0702
kernel __attribute__((reqd_work_group_size(1, 1, 1))) void plain_with_size(void) {} //~ FINE CL0702
void function(void) {} //~ FINE CL0702
static void helper(void) {} //~ ERROR[1.0,1.1] CL0407 //~ FINE[1.2+] CL0702
static constant int object = 1; //~ ERROR[1.0,1.1] CL0407 //~ FINE[1.2+] CL0702
