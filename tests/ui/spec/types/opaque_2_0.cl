// The types of device queues and pipes came with 2.0 (OpenCL C 6.3.3).
void queue(queue_t a); //~ ERROR[1.0,1.1,1.2] CL0203
void range(ndrange_t a); //~ ERROR[1.0,1.1,1.2] CL0203
void event(clk_event_t a); //~ ERROR[1.0,1.1,1.2] CL0203
void reservation(reserve_id_t a); //~ ERROR[1.0,1.1,1.2] CL0203
void missing(image4d_t a); //~ ERROR CL0203
void misspelled(image2D_t a); //~ ERROR CL0203
