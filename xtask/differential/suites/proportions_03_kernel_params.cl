// std: 1.0 1.2 2.0 3.0
kernel void half_arg(half x) { }
kernel void bool_arg(bool x) { }
kernel void size_t_arg(size_t x) { }
kernel void ptrdiff_arg(ptrdiff_t x) { }
kernel void intptr_arg(intptr_t x) { }
kernel void uintptr_arg(uintptr_t x) { }
typedef size_t my_size;
kernel void typedef_arg(my_size x) { }

struct s { int a; bool b; };
kernel void struct_bool(struct s x) { }
struct sp { global int *p; };
kernel void struct_ptr(struct sp x) { }
struct nested { int a; struct sp inner; };
kernel void struct_nested(struct nested x) { }
union u { int i; float f; };
kernel void union_arg(union u x) { }
struct ok { int4 v; float f[4]; };
kernel void struct_ok(struct ok x) { }

kernel void no_addrspace(int *x) { }
kernel void priv(private int *x) { }
kernel void ptrptr(global int *global *x) { }
kernel void ptr_to_size(global size_t *x) { }
kernel void array_arg(int a[4]) { }
kernel int returns_int(void) { return 0; }
kernel void event_arg(event_t e) { }
kernel void noargs() { }
kernel void variadic(int x, ...) { }
