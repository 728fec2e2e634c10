// The restrictions on types that came with 2.0 (OpenCL C 6.11).
// std: 2.0+
global clk_event_t event; //~ ERROR CL0427
reserve_id_t reservation; //~ ERROR CL0427
constant clk_event_t constant_event = 0; //~ ERROR CL0427
kernel void of_reservation(reserve_id_t id) {} //~ ERROR CL0706
kernel void of_range(ndrange_t range) {} //~ ERROR CL0706
kernel void of_queue(queue_t queue) {}
void no_kernel(clk_event_t e, reserve_id_t id, ndrange_t range) { clk_event_t f; reserve_id_t own; ndrange_t n; }
// Program scope variables are of any other type, or pointers to them.
struct node { int value; global struct node *next; };
struct node first;
global struct node *head = &first;
global struct node *constant always = &first;
double4 wide;
union { int a; float b; } either;
enum colour { red, green } paint;
int2 pairs[3][4];
void walk(void) { head = head->next; }
// A kernel's arguments still point to named spaces.
kernel void of_list(global struct node *list) {}
kernel void of_generic(struct node *list) {} //~ ERROR CL0704
