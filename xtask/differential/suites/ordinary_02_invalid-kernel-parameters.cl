// std: 1.2 2.0

kernel void half_arg(half x) { } // expected-error {{declaring function parameter of type '__private half' is not allowed; did you forget * ?}}

// Disallowed: parameters with type
// bool, half, size_t, ptrdiff_t, intptr_t, and uintptr_t
// or a struct / union with any of these types in them

kernel void bool_arg(bool x) { } // expected-error {{'__private bool' cannot be used as the type of a kernel parameter}}

kernel void size_t_arg(size_t x) { } // expected-error {{cannot be used as the type of a kernel parameter}}

kernel void intptr_t_arg(intptr_t x) { } // expected-error {{cannot be used as the type of a kernel parameter}}

kernel void uintptr_t_arg(uintptr_t x) { } // expected-error {{cannot be used as the type of a kernel parameter}}

kernel void ptrdiff_t_arg(ptrdiff_t x) { } // expected-error {{cannot be used as the type of a kernel parameter}}

typedef size_t size_t_alias;
kernel void size_t_alias_arg(size_t_alias x) { } // expected-error {{cannot be used as the type of a kernel parameter}}

typedef struct ContainsBool {
  bool x;
} ContainsBool;

kernel void contains_bool(ContainsBool x) { } // expected-error {{'__private ContainsBool'}}

typedef struct FooImage2D {
  image2d_t img; // expected-error {{cannot be used to declare a structure or union field}}
} FooImage2D;

typedef struct Foo {
  global int *ptrField;
} Foo;

kernel void pointer_in_struct_arg(Foo arg) { } // CL1.2: expected-error {{struct kernel parameters may not contain pointers}}

typedef union FooUnion {
  global int *ptrField;
} FooUnion;

kernel void pointer_in_union_arg(FooUnion arg) { } // CL1.2: expected-error {{union kernel parameters may not contain pointers}}

typedef struct NestedPointer {
  int x;
  struct InnerNestedPointer {
    global int *ptrField;
  } inner;
} NestedPointer;

kernel void pointer_in_nested_struct_arg(NestedPointer arg) { } // CL1.2: expected-error {{struct kernel parameters may not contain pointers}}

struct Valid {
  int a;
  float4 b;
  char c[8];
};

kernel void valid_struct_arg(struct Valid v) { }
kernel void valid_struct_ptr_arg(global struct Valid *v) { }
kernel void valid_vector_arg(uint16 v) { }

kernel void no_addr_space_arg(int *x) { } // expected-error {{pointer arguments to kernel functions must reside in '__global', '__constant' or '__local' address space}}
kernel void private_arg(private int *x) { } // expected-error {{pointer arguments to kernel functions must reside in '__global', '__constant' or '__local' address space}}

void not_a_kernel(size_t a, bool b, int *c) { }
