// Clocks (OpenCL C 6.15.21), which are features of their own.
// std: 2.0+
#pragma OPENCL EXTENSION cl_khr_kernel_clock : enable
ulong clocks(void) { return clock_read_device() + clock_read_work_group() + clock_read_sub_group(); }
uint2 halves(void) { return clock_read_hilo_device() + clock_read_hilo_work_group() + clock_read_hilo_sub_group(); }
ulong with_argument(int a) { return clock_read_device(a); } //~ ERROR CL0603
uint wrong_result(void) { return clock_read_hilo_device(); } //~ ERROR CL0506
