// In 3.0 enqueueing is a feature, and before 2.0 there is none (OpenCL C 6.15.19).
// ext: -__opencl_c_device_enqueue
void queue(queue_t q) {} //~ ERROR[1.0,1.1,1.2,3.0+] CL0203
void event(clk_event_t e) {} //~ ERROR[1.0,1.1,1.2,3.0+] CL0203
void range(ndrange_t r) {} //~ ERROR[1.0,1.1,1.2,3.0+] CL0203
void functions(void) { get_default_queue(); } //~ ERROR[1.0,1.1,1.2,3.0+] CL0602
void ranges(void) { ndrange_1D(1); } //~ ERROR[1.0,1.1,1.2,3.0+] CL0602
void events(void) { create_user_event(); } //~ ERROR[1.0,1.1,1.2,3.0+] CL0602
void blocks(void) { void (^b)(void); } //~ ERROR CL0432 //~ ERROR[1.0,1.1,1.2,3.0+] CL0212
int names(int queue_t) { return queue_t; }
