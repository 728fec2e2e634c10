// std: 1.2+

kernel void no_ptrptr(global int *global *i) {} //~ ERROR[1.2] CL0705
kernel void no_private(__private int *i) {} //~ ERROR CL0704
kernel void no_addrsp_ptr(int *ptr) {} //~ ERROR CL0704
kernel void no_addrsp_arr(int arr[4]) {} //~ ERROR CL0704
kernel void bool_arg(bool x) {} //~ ERROR CL0706
kernel void half_arg(half x) {} //~ ERROR CL0433
kernel void half_ptr(global half *x) {}
kernel void size_t_arg(size_t x) {} //~ ERROR CL0706
kernel void ptrdiff_arg(ptrdiff_t x) {} //~ ERROR CL0706
kernel void intptr_arg(intptr_t x, uintptr_t y) {} //~ ERROR CL0706 //~ ERROR CL0706
kernel void event_arg(event_t e) {} //~ ERROR CL0706
kernel void size_t_ptr(global size_t *x) {}
typedef struct ContainsBool { bool flag; } ContainsBool;
kernel void bool_in_struct(ContainsBool x) {} //~ ERROR CL0707
kernel void bool_in_struct_ptr(global ContainsBool *x) {}
typedef struct { struct { struct { global int *p; } in; } mid; } Deep;
kernel void pointer_in_deep(Deep x) {} //~ ERROR[1.2] CL0707
typedef struct { image2d_t img; } ImageStruct; //~ ERROR CL0426
kernel void image_in_struct(ImageStruct x) {} //~ ERROR CL0707
struct Incomplete;
kernel void incomplete(struct Incomplete x) {} //~ ERROR CL0401
kernel void incomplete_ptr(global struct Incomplete *x) {}
union Uni { size_t s; int i; };
kernel void union_size_t(union Uni u) {} //~ ERROR CL0707
kernel void variadic(int x, ...) {} //~ ERROR CL0421
kernel void no_proto() {}
kernel void wg_reqd(int) __attribute__((reqd_work_group_size(1, 2, 0))); //~ ERROR CL0709
