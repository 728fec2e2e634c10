// 3.0 has them with their features alone (OpenCL C 6.3.3).
// std: 3.0+
// ext: -all
void queue(queue_t a); //~ ERROR CL0203
void range(ndrange_t a); //~ ERROR CL0203
void event(clk_event_t a); //~ ERROR CL0203
void reservation(reserve_id_t a); //~ ERROR CL0203
