//! Codes of kernels and attributes.

crate::diagnostic::declare_codes! {
    /// All of them.
    pub ALL;
    /// A kernel returns a value.
    ///
    /// Nobody is there to take it: a kernel writes to memory.
    KERNEL_RESULT = ("CL0701", "kernel-result", Error, "6.9.1, 6.11")
        wrong "kernel int f(void) { return 1; }"
        right "kernel void f(global int *r) { *r = 1; }";
    /// A kernel is `static`.
    ///
    /// The host could not find it.
    KERNEL_STATIC = ("CL0702", "kernel-static", Error, "6.9.1, 6.10")
        wrong "static kernel void f(void) {}"
        right "kernel void f(void) {}";
    /// `kernel` stands on something that is no function.
    ///
    /// It marks functions that the host can launch.
    KERNEL_QUALIFIER = ("CL0703", "kernel-qualifier", Error, "6.9.1")
        wrong "kernel int n;"
        right "kernel void f(void) {}";
    /// A pointer argument of a kernel points into the wrong address space.
    ///
    /// The host passes memory in the global, local or constant address space; private memory does not exist before the kernel runs.
    KERNEL_POINTER_SPACE = ("CL0704", "kernel-pointer-space", Error, "6.7.6, 6.11")
        wrong "kernel void f(int *p) {}"
        right "kernel void f(global int *p) {}";
    /// A kernel takes a pointer to a pointer.
    ///
    /// Addresses of the device mean nothing to the host.
    KERNEL_POINTER_POINTER = ("CL0705", "kernel-pointer-pointer", Error, "6.11", "Allowed since 2.0.")
        wrong ["std=1.2"] "kernel void f(global int *global *p) {}"
        right ["std=1.2"] "kernel void f(global int *p) {}";
    /// A kernel takes a type whose size or layout is the device's own.
    ///
    /// `bool`, `size_t` and their kin have no fixed size, and events are made in kernels.
    ///
    /// Compilers allow `clk_event_t`: of it a check that is not pedantic warns.
    KERNEL_PARAMETER_TYPE = ("CL0706", "kernel-parameter-type", Error, "6.11")
        wrong "kernel void f(size_t n) {}"
        right "kernel void f(ulong n) {}";
    /// A kernel takes a struct that holds what a kernel cannot take.
    ///
    /// What is true of arguments is true of their parts.
    KERNEL_PARAMETER_STRUCT = ("CL0707", "kernel-parameter-struct", Error, "6.11", "Pointers in structs are allowed since 2.0, into the address spaces that kernels take.")
        wrong "struct s { bool b; }; kernel void f(struct s a) {}"
        right "struct s { int b; }; kernel void f(struct s a) {}";
    /// An attribute stands where it has no meaning.
    ///
    /// Attributes of work-groups are for kernels, hints to unroll for loops. A hint before another statement than a loop is CL0209.
    ATTRIBUTE_TARGET = ("CL0708", "attribute-target", Error, "6.9.2, 6.13")
        wrong "__attribute__((reqd_work_group_size(1, 1, 1))) void f(void) {}"
        right "kernel __attribute__((reqd_work_group_size(1, 1, 1))) void f(void) {}";
    /// An attribute has the wrong arguments.
    ///
    /// See the attribute's page for what it takes.
    ///
    /// Compilers do not look at what `endian` takes: of it a check that is not pedantic warns.
    ATTRIBUTE_ARGUMENT = ("CL0709", "attribute-argument", Error, "6.9.2, 6.13")
        wrong "kernel __attribute__((reqd_work_group_size(1, 0, 1))) void f(void) {}"
        right "kernel __attribute__((reqd_work_group_size(1, 1, 1))) void f(void) {}";
    /// An attribute is not known, or says nothing here.
    ///
    /// It is ignored, as the language asks.
    UNKNOWN_ATTRIBUTE = ("CL0710", "unknown-attribute", Warning, "6.13")
        wrong "__attribute__((foo)) void f(void);"
        right "__attribute__((always_inline)) void f(void) {}";
    /// An attribute is one of compilers.
    ///
    /// `overloadable`, `ext_vector_type`, `address_space`, `always_inline` and many more are known to some compilers
    /// and not defined by OpenCL C: another compiler may ignore them or reject the program. So are words that say
    /// whether a pointer may be null, such as `_Nonnull`. A check that is not pedantic warns.
    COMPILER_ATTRIBUTE = ("CL0711", "compiler-attribute", Warning, "6.13")
        wrong "typedef float quad __attribute__((ext_vector_type(4)));"
        right "typedef float4 quad;";
}
