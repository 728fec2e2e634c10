//! Codes of kernels and attributes.

crate::diagnostic::declare_codes! {
    /// All codes of this file.
    pub ALL;
    /// A kernel does not return `void`.
    ///
    /// A kernel has no caller that could use a return value. Write the result to memory.
    KERNEL_RESULT = ("CL0701", "kernel-result", Error, "6.9.1, 6.11")
        wrong "kernel int f(void) { return 1; }"
        right "kernel void f(global int *r) { *r = 1; }";
    /// A kernel is declared `static`.
    ///
    /// The host finds a kernel by its name: the name must be visible outside the program. Remove `static`.
    KERNEL_STATIC = ("CL0702", "kernel-static", Error, "6.9.1, 6.10")
        wrong "static kernel void f(void) {}"
        right "kernel void f(void) {}";
    /// `kernel` is applied to something other than a function.
    ///
    /// The qualifier marks functions that the host can launch. Remove the qualifier.
    KERNEL_QUALIFIER = ("CL0703", "kernel-qualifier", Error, "6.9.1")
        wrong "kernel int n;"
        right "kernel void f(void) {}";
    /// A pointer parameter of a kernel points to the wrong address space.
    ///
    /// The host can pass only memory in the global, local or constant address space. Private memory does not exist
    /// before the kernel runs. Declare the parameter `global`, `local` or `constant`.
    KERNEL_POINTER_SPACE = ("CL0704", "kernel-pointer-space", Error, "6.7.6, 6.11")
        wrong "kernel void f(int *p) {}"
        right "kernel void f(global int *p) {}";
    /// A kernel takes a pointer to a pointer.
    ///
    /// Before 2.0, a kernel must not take a pointer to a pointer, because the host cannot use the device's addresses.
    /// Pass one buffer, and compute positions in it.
    KERNEL_POINTER_POINTER = ("CL0705", "kernel-pointer-pointer", Error, "6.11", "Allowed since 2.0.")
        wrong ["std=1.2"] "kernel void f(global int *global *p) {}"
        right ["std=1.2"] "kernel void f(global int *p) {}";
    /// A kernel parameter has a type that the host cannot pass.
    ///
    /// The sizes of `bool`, `size_t`, `ptrdiff_t`, `intptr_t` and `uintptr_t` depend on the device. Events, reservation
    /// identifiers and values of the type `ndrange_t` are created while a kernel runs. Use a type of fixed size, such as
    /// `uint` or `ulong`.
    ///
    /// Compilers allow `clk_event_t`. In this case, a check without `-W pedantic` only warns.
    KERNEL_PARAMETER_TYPE = ("CL0706", "kernel-parameter-type", Error, "6.11")
        wrong "kernel void f(size_t n) {}"
        right "kernel void f(ulong n) {}";
    /// A kernel parameter is a struct with a member whose type a kernel parameter cannot have.
    ///
    /// The constraints on the types of kernel parameters also apply to the members of structs. Pass the member as a
    /// separate argument of an allowed type.
    KERNEL_PARAMETER_STRUCT = ("CL0707", "kernel-parameter-struct", Error, "6.11", "Since 2.0 structs may contain pointers to the address spaces that are allowed for kernel parameters.")
        wrong "struct s { bool b; }; kernel void f(struct s a) {}"
        right "struct s { int b; }; kernel void f(struct s a) {}";
    /// An attribute is attached to an entity to which it cannot apply.
    ///
    /// Work-group attributes apply to kernels, and unroll hints apply to loops. CL0209 reports a hint before a
    /// statement that is not a loop. Move or remove the attribute.
    ATTRIBUTE_TARGET = ("CL0708", "attribute-target", Error, "6.9.2, 6.13")
        wrong "__attribute__((reqd_work_group_size(1, 1, 1))) void f(void) {}"
        right "kernel __attribute__((reqd_work_group_size(1, 1, 1))) void f(void) {}";
    /// An attribute has the wrong arguments.
    ///
    /// The page of the attribute describes its arguments.
    ///
    /// Compilers do not check the argument of `endian`. In this case, a check without `-W pedantic` only warns.
    ATTRIBUTE_ARGUMENT = ("CL0709", "attribute-argument", Error, "6.9.2, 6.13")
        wrong "kernel __attribute__((reqd_work_group_size(1, 0, 1))) void f(void) {}"
        right "kernel __attribute__((reqd_work_group_size(1, 1, 1))) void f(void) {}";
    /// An attribute is unknown, or has no effect here.
    ///
    /// The attribute is ignored. Correct its name or remove it.
    ///
    /// If a kernel has two `reqd_work_group_size` attributes with different sizes, remove one of them.
    UNKNOWN_ATTRIBUTE = ("CL0710", "unknown-attribute", Warning, "6.13")
        wrong "__attribute__((foo)) void f(void);"
        right "__attribute__((always_inline)) void f(void) {}";
    /// An attribute that only some compilers provide is used.
    ///
    /// OpenCL C does not define `overloadable`, `ext_vector_type`, `address_space`, `always_inline` and many other
    /// attributes. Some compilers accept them; another compiler may ignore them or reject the program. A check without
    /// `-W pedantic` only warns.
    COMPILER_ATTRIBUTE = ("CL0711", "compiler-attribute", Warning, "6.13")
        wrong "typedef float quad __attribute__((ext_vector_type(4)));"
        right "typedef float4 quad;";
}
