// std: 1.2+

// Crash on a struct that contains an array of a struct with a forbidden field.

struct leaf { size_t n; };
struct arr { struct leaf l[2]; };
union alt { struct arr a; int i; };
struct selfp { global struct selfp *next; };

kernel void k0(struct leaf a) {} //~ ERROR CL0707
kernel void k1(struct arr a) {} //~ ERROR CL0707
kernel void k2(union alt a) {} //~ ERROR CL0707
kernel void k3(struct selfp a) {} //~ ERROR[1.2] CL0707
kernel void k4(global struct arr *a) {}
kernel void k5(global struct selfp *a) {}
kernel void k6(struct incomplete a) {} //~ ERROR CL0401
