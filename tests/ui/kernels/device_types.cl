// Types of the device side that are no kernel's parameter.
// std: 2.0+

kernel void range(ndrange_t n) {} //~ ERROR CL0706
kernel void behind(global ndrange_t *n) {}
kernel void reserved(reserve_id_t n) {} //~ ERROR CL0706
kernel void queue(queue_t n) {}
void plain(ndrange_t n, clk_event_t e) {}
