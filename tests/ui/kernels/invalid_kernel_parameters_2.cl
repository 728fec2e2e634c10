// std: 1.2 2.0

kernel void half_arg(half x) { } //~ ERROR CL0433

// Disallowed: parameters with type
// bool, half, size_t, ptrdiff_t, intptr_t, and uintptr_t
// or a struct / union with any of these types in them

kernel void bool_arg(bool x) { } //~ ERROR CL0706

kernel void size_t_arg(size_t x) { } //~ ERROR CL0706

kernel void intptr_t_arg(intptr_t x) { } //~ ERROR CL0706

kernel void uintptr_t_arg(uintptr_t x) { } //~ ERROR CL0706

kernel void ptrdiff_t_arg(ptrdiff_t x) { } //~ ERROR CL0706

typedef size_t size_t_alias;
kernel void size_t_alias_arg(size_t_alias x) { } //~ ERROR CL0706

typedef struct ContainsBool {
  bool x;
} ContainsBool;

kernel void contains_bool(ContainsBool x) { } //~ ERROR CL0707

typedef struct FooImage2D {
  image2d_t img; //~ ERROR CL0426
} FooImage2D;

typedef struct Foo {
  global int *ptrField;
} Foo;

kernel void pointer_in_struct_arg(Foo arg) { } //~ ERROR[1.2] CL0707

typedef union FooUnion {
  global int *ptrField;
} FooUnion;

kernel void pointer_in_union_arg(FooUnion arg) { } //~ ERROR[1.2] CL0707

typedef struct NestedPointer {
  int x;
  struct InnerNestedPointer {
    global int *ptrField;
  } inner;
} NestedPointer;

kernel void pointer_in_nested_struct_arg(NestedPointer arg) { } //~ ERROR[1.2] CL0707

struct Valid {
  int a;
  float4 b;
  char c[8];
};

kernel void valid_struct_arg(struct Valid v) { }
kernel void valid_struct_ptr_arg(global struct Valid *v) { }
kernel void valid_vector_arg(uint16 v) { }

kernel void no_addr_space_arg(int *x) { } //~ ERROR CL0704
kernel void private_arg(private int *x) { } //~ ERROR CL0704

void not_a_kernel(size_t a, bool b, int *c) { }
