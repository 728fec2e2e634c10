// std: 1.2 2.0 3.0
kernel void no_ptrptr(global int *global *i) {}
kernel void no_private(__private int *i) {}
kernel void no_addrsp_ptr(int *ptr) {}
kernel void no_addrsp_arr(int arr[4]) {}
kernel void bool_arg(bool x) {}
kernel void half_arg(half x) {}
kernel void half_ptr(global half *x) {}
kernel void size_t_arg(size_t x) {}
kernel void ptrdiff_arg(ptrdiff_t x) {}
kernel void intptr_arg(intptr_t x, uintptr_t y) {}
kernel void event_arg(event_t e) {}
kernel void size_t_ptr(global size_t *x) {}
typedef struct ContainsBool { bool flag; } ContainsBool;
kernel void bool_in_struct(ContainsBool x) {}
kernel void bool_in_struct_ptr(global ContainsBool *x) {}
typedef struct { struct { struct { global int *p; } in; } mid; } Deep;
kernel void pointer_in_deep(Deep x) {}
typedef struct { image2d_t img; } ImageStruct;
kernel void image_in_struct(ImageStruct x) {}
struct Incomplete;
kernel void incomplete(struct Incomplete x) {}
kernel void incomplete_ptr(global struct Incomplete *x) {}
union Uni { size_t s; int i; };
kernel void union_size_t(union Uni u) {}
kernel void variadic(int x, ...) {}
kernel void no_proto() {}
kernel void wg_reqd(int) __attribute__((reqd_work_group_size(1, 2, 0)));
