// std: 1.2 2.0

typedef bool flag;
struct with_bool { int a; bool b; };
struct nested { struct with_bool w; float f; };
struct fine { int a; char b; };

kernel void k0(bool b) {} //~ ERROR CL0706
kernel void k1(flag f) {} //~ ERROR CL0706
kernel void k2(struct with_bool w) {} //~ ERROR CL0707
kernel void k3(struct nested n) {} //~ ERROR CL0707
kernel void k4(struct fine f) {}
kernel void k5(global bool *p) {}
kernel void k6(global struct with_bool *p) {}

bool helper(bool b) { return !b; }
void helper2(struct nested n) {}
