// Events, and of the types of device-side enqueue and pipes all that are made while a kernel runs, are no variables
// of program scope (6.11: event_t, clk_event_t, reserve_id_t by name, the others of the table by its last rule).
typedef event_t awaited;

constant event_t initialised = 0; //~ ERROR CL0427
constant awaited renamed = 0; //~ ERROR CL0427
static constant event_t unit = 0; //~ ERROR CL0427 //~ ERROR[1.0,1.1] CL0407
extern constant event_t elsewhere; //~ ERROR CL0427 //~ ERROR[1.0,1.1] CL0407
#if __OPENCL_C_VERSION__ >= 200
typedef clk_event_t marker;
event_t plain; //~ ERROR[2.0+] CL0427
static event_t of_the_unit; //~ ERROR[2.0+] CL0427
extern event_t of_another; //~ ERROR[2.0+] CL0427
global event_t spaced; //~ ERROR[2.0+] CL0427
clk_event_t command; //~ ERROR[2.0+] CL0427
global marker spaced_command; //~ ERROR[2.0+] CL0427
reserve_id_t reservation; //~ ERROR[2.0+] CL0427
static reserve_id_t of_the_unit_too; //~ ERROR[2.0+] CL0427
queue_t queue; //~ WARNING[2.0+] CL0427
static queue_t static_queue; //~ WARNING[2.0+] CL0427
ndrange_t range; //~ WARNING[2.0+] CL0427
int (*first), many[2]; ndrange_t second; //~ WARNING[2.0+] CL0427
typedef struct { int a; } own; own of_own_type; //~ FINE[2.0+] CL0427
own *to_own_type; //~ FINE[2.0+] CL0427
void device_side(queue_t q, ndrange_t n, clk_event_t c, reserve_id_t r); //~ FINE[2.0+] CL0427
void made(queue_t q) {
  clk_event_t c; //~ FINE[2.0+] CL0427
  ndrange_t n = ndrange_1D(1); //~ FINE[2.0+] CL0427
  queue_t d = get_default_queue(); //~ FINE[2.0+] CL0427
  enqueue_marker(q, 0, 0, &c); //~ FINE[2.0+] CL0427
}
#endif

typedef event_t again; //~ FINE CL0427
constant int number = 0; //~ FINE CL0427
constant sampler_t sampler = CLK_FILTER_NEAREST; //~ FINE CL0427
event_t handed_on(event_t e) { return e; } //~ FINE CL0427
kernel void copies(local int *to, global int *from) {
  event_t e = async_work_group_copy(to, from, 1, 0); //~ FINE CL0427
  wait_group_events(1, &e); //~ FINE CL0427
}
