kernel void fine(global int *p) { *p = 1; }
__kernel void fine_too(void) {}
void kernel order(void) {}
kernel int result(void) { return 1; }  //~ ERROR CL0701
static kernel void hidden(void) {}  //~ ERROR[1.0,1.1] CL0407  //~ ERROR CL0702
inline kernel void inlined(void) {}
kernel int variable;  //~ ERROR[1.0,1.1,1.2] CL0307  //~ ERROR CL0703
kernel void restricted(global int *restrict a, int restrict b) {}  //~ ERROR CL0413
extern kernel void elsewhere(global int *p);  //~ ERROR[1.0,1.1] CL0407
kernel void calls(global int *p) { fine(p); elsewhere(p); }
kernel void later(global int *p);
void uses(global int *p) { later(p); }
int inner(void) { kernel void no(void); return 1; }  //~ ERROR CL0201
