// std: 1.0 1.2+

kernel void half_arg(half x) { } //~ ERROR CL0433
kernel void bool_arg(bool x) { } //~ ERROR CL0706
kernel void size_t_arg(size_t x) { } //~ ERROR CL0706
kernel void ptrdiff_arg(ptrdiff_t x) { } //~ ERROR CL0706
kernel void intptr_arg(intptr_t x) { } //~ ERROR CL0706
kernel void uintptr_arg(uintptr_t x) { } //~ ERROR CL0706
typedef size_t my_size;
kernel void typedef_arg(my_size x) { } //~ ERROR CL0706

struct s { int a; bool b; };
kernel void struct_bool(struct s x) { } //~ ERROR CL0707
struct sp { global int *p; };
kernel void struct_ptr(struct sp x) { } //~ ERROR[1.0,1.2] CL0707
struct nested { int a; struct sp inner; };
kernel void struct_nested(struct nested x) { } //~ ERROR[1.0,1.2] CL0707
union u { int i; float f; };
kernel void union_arg(union u x) { }
struct ok { int4 v; float f[4]; };
kernel void struct_ok(struct ok x) { }

kernel void no_addrspace(int *x) { } //~ ERROR CL0704
kernel void priv(private int *x) { } //~ ERROR CL0704
kernel void ptrptr(global int *global *x) { } //~ ERROR[1.0,1.2] CL0705
kernel void ptr_to_size(global size_t *x) { }
kernel void array_arg(int a[4]) { } //~ ERROR CL0704
kernel int returns_int(void) { return 0; } //~ ERROR CL0701
kernel void event_arg(event_t e) { } //~ ERROR CL0706
kernel void noargs() { }
kernel void variadic(int x, ...) { } //~ ERROR CL0421
