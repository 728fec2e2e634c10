// 3.0 without enqueueing on the device.
// std: 3.0+
// ext: -__opencl_c_device_enqueue

void f(queue_t q, clk_event_t e, ndrange_t n, reserve_id_t r) { enqueue_kernel(q, 0, n, ^{}); } //~ ERROR CL0203 //~ ERROR CL0212 //~ ERROR CL0602
void g(void) { void (^b)(void) = ^{}; b(); get_default_queue(); ndrange_1D(1); } //~ ERROR CL0212 //~ ERROR CL0602
