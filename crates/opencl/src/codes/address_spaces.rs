//! Codes of address spaces.

crate::diagnostic::declare_codes! {
    /// All of them.
    pub ALL;
    /// A pointer is converted to one into another address space.
    ///
    /// Address spaces are disjoint memories: a pointer into one means nothing in another. Only a pointer to the generic address space can take one to global, local or private memory.
    ADDRESS_SPACE_CHANGE = ("CL0301", "address-space-change", Error, "6.7.9", "Before 2.0, and in 3.0 without `__opencl_c_generic_address_space`, there is no generic address space: a pointer without a qualifier points into private memory.")
        wrong "void f(global int *g) { local int *l = g; }"
        right "void f(global int *g) { global int *p = g; }";
    /// A cast changes the address space of a pointer to a disjoint one.
    ///
    /// The cast value could never be used. A generic pointer can be cast to a named space and back; the constant space is never part of the generic one.
    ADDRESS_SPACE_CAST = ("CL0302", "address-space-cast", Error, "6.7.9", "The generic address space came with 2.0.")
        wrong "void f(global int *g) { local int *l = (local int *)g; }"
        right "void f(int *p) { local int *l = (local int *)p; }";
    /// Two pointers to pointers differ in an inner address space.
    ///
    /// What the inner pointer points into is part of the type and is never converted.
    ///
    /// Where `? :` chooses between the two, compilers only warn, and so does a check that is not pedantic.
    ADDRESS_SPACE_NESTED = ("CL0303", "address-space-nested", Error, "6.7.9")
        wrong "void f(global int *private *p) { local int *private *q = p; }"
        right "void f(global int *private *p) { global int *private *q = p; }";
    /// A cast changes an inner address space.
    ///
    /// The pointers that the pointer leads to are then read as pointers into another memory.
    NESTED_SPACE_CAST = ("CL0304", "nested-space-cast", Warning, "6.7.9")
        wrong "void f(global int *private *p) { local int *private *q = (local int *private *)p; }"
        right "void f(global int *private *p) { global float *private *q = (global float *private *)p; }";
    /// An operator takes two pointers into disjoint address spaces.
    ///
    /// Pointers into different memories are never equal, neither before nor behind one another, and have no common type.
    ///
    /// Where `? :` chooses between the two and one points to `void`, compilers say nothing, and a check that is not pedantic warns.
    DISJOINT_SPACES = ("CL0305", "disjoint-spaces", Error, "6.7.9", "Named spaces and the generic one overlap since 2.0.")
        wrong "int f(global int *g, local int *l) { return g == l; }"
        right "int f(global int *g, global int *h) { return g == h; }";
    /// `generic` is used where the language has no generic address space.
    ///
    /// It came with 2.0, and 3.0 made it optional.
    NO_GENERIC = ("CL0306", "no-generic", Error, "6.7.5", "2.0; 3.0 with `__opencl_c_generic_address_space`.")
        wrong ["std=1.2"] "void f(generic int *p);"
        right ["std=1.2"] "void f(private int *p);";
    /// A variable at program scope is in an address space where it cannot be.
    ///
    /// Such a variable lives as long as the program: in constant memory, and since 2.0 in global memory too. So does one
    /// inside a function that is `static` or `extern`.
    PROGRAM_SCOPE_SPACE = ("CL0307", "program-scope-space", Error, "6.7", "Before 2.0, and in 3.0 without `__opencl_c_program_scope_global_variables`, the constant address space alone.")
        wrong "local int shared;"
        right "constant int shared = 1;";
    /// A variable inside a function is `static` where the language forbids it.
    ///
    /// Before 2.0 `static` stood at program scope alone.
    STATIC_LOCAL = ("CL0308", "static-local", Error, "6.10", "Allowed since 2.0.")
        wrong ["std=1.2"] "void f(void) { static int n = 0; }"
        right ["std=1.2"]
            "constant int n = 0;"
            "void f(void) { int m = n; }";
    /// A variable inside a function is in the global address space.
    ///
    /// Global memory is allocated by the host, or at program scope.
    FUNCTION_SCOPE_GLOBAL = ("CL0309", "function-scope-global", Error, "6.7.1", "All; since 2.0 a `static` variable inside a function is global.")
        wrong "void f(void) { global int n; }"
        right "void f(global int *n) {}";
    /// A local or constant variable is declared in a function that is no kernel.
    ///
    /// Local memory belongs to a work-group that runs a kernel; helper functions get pointers to it.
    SPACE_IN_FUNCTION = ("CL0310", "space-in-function", Error, "6.7.2, 6.7.3")
        wrong "void f(void) { local int n; }"
        right "kernel void f(void) { local int n; }";
    /// A local or constant variable is declared in an inner block of a kernel.
    ///
    /// Such a variable exists for the whole kernel, so it is declared in the kernel's outermost block.
    ///
    /// Compilers take the outermost scope of a block literal for that of the kernel: there a check that is not pedantic warns.
    SPACE_IN_BLOCK = ("CL0311", "space-in-block", Error, "6.7.2, 6.7.3")
        wrong "kernel void f(int a) { if (a) { local int n; } }"
        right "kernel void f(int a) { local int n; if (a) { n = 1; } }";
    /// A variable inside a function is in no named address space of the language.
    ///
    /// The generic address space is one of pointers; no object is declared in it.
    ///
    /// A compound literal inside a function is in the private address space, whatever its type says.
    AUTOMATIC_SPACE = ("CL0312", "automatic-space", Error, "6.7.5", "Since 2.0.")
        wrong "void f(void) { generic int n; }"
        right "void f(generic int *n) {}";
    /// A variable in the constant address space has no initial value.
    ///
    /// Nothing can write it later.
    CONSTANT_WITHOUT_VALUE = ("CL0313", "constant-without-value", Error, "6.7.3")
        wrong "constant int n;"
        right "constant int n = 3;";
    /// A variable in the local address space has an initial value.
    ///
    /// Local memory is shared by the work-items of a work-group: who would write the value, and when?
    LOCAL_INITIALISER = ("CL0314", "local-initialiser", Error, "6.7.2")
        wrong "kernel void f(void) { local int n = 0; }"
        right "kernel void f(void) { local int n; if (get_local_id(0) == 0) n = 0; barrier(CLK_LOCAL_MEM_FENCE); }";
    /// A parameter itself is in an address space other than private.
    ///
    /// Parameters are copies of their own for each work-item. What a pointer parameter points to may be anywhere.
    PARAMETER_SPACE = ("CL0315", "parameter-space", Error, "6.7.4")
        wrong "void f(global int n);"
        right "void f(global int *n);";
    /// The result of a function is in an address space.
    ///
    /// A result is a value and is stored nowhere. It may be a pointer into an address space.
    RETURN_SPACE = ("CL0316", "return-space", Error, "6.7")
        wrong "global int f(void);"
        right "global int *f(void);";
    /// A member of a struct is in an address space of its own.
    ///
    /// The whole object is in one address space. A member may be a pointer into another.
    MEMBER_SPACE = ("CL0317", "member-space", Error, "6.7")
        wrong "struct s { global int a; };"
        right "struct s { global int *a; };";
    /// An event is not in the private address space.
    ///
    /// An `event_t` belongs to the work-item that holds it. Compilers allow arrays of them elsewhere: there a check
    /// that is not pedantic warns.
    EVENT_SPACE = ("CL0318", "event-space", Error, "6.11")
        wrong "kernel void f(void) { local event_t e; }"
        right "kernel void f(void) { event_t e; }";
    /// A sampler is where no sampler can be.
    ///
    /// A sampler is a constant: at program scope it is `const` or `constant`, and it is never in local or global memory.
    SAMPLER_SPACE = ("CL0319", "sampler-space", Error, "6.15.15.1")
        wrong "global sampler_t s = 0;"
        right "constant sampler_t s = 0;";
    /// A read-only object is written.
    ///
    /// It is `const`, or in the constant address space.
    READ_ONLY = ("CL0320", "read-only", Error, "6.7.3")
        wrong "void f(constant int *p) { *p = 1; }"
        right "void f(global int *p) { *p = 1; }";
}
