// Collective functions came with 2.0, are a feature of 3.0, and uniform arithmetic is an extension (OpenCL C 6.15.16, 6.15.17).
// ext: -__opencl_c_work_group_collective_functions -cl_khr_work_group_uniform_arithmetic
int predicates(int a) { return work_group_all(a); } //~ ERROR[1.0,1.1,1.2,3.0+] CL0602
int any_of(int a) { return work_group_any(a); } //~ ERROR[1.0,1.1,1.2,3.0+] CL0602
int broadcasts(int a) { return work_group_broadcast(a, 0); } //~ ERROR[1.0,1.1,1.2,3.0+] CL0602
int reduces(int a) { return work_group_reduce_add(a); } //~ ERROR[1.0,1.1,1.2,3.0+] CL0602
float scans(float a) { return work_group_scan_exclusive_max(a); } //~ ERROR[1.0,1.1,1.2,3.0+] CL0602
int product(int a) { return work_group_reduce_mul(a); } //~ ERROR CL0602
int bits(int a) { return work_group_scan_inclusive_xor(a); } //~ ERROR CL0602
int logical(int a) { return work_group_reduce_logical_and(a); } //~ ERROR CL0602
