//! Codes of address spaces.

crate::diagnostic::declare_codes! {
    /// All codes of this file.
    pub ALL;
    /// A pointer is converted to a pointer to a different address space.
    ///
    /// The named address spaces are disjoint: a pointer to one of them is not valid in another. Only a pointer to the
    /// generic address space may refer to any of global, local and private memory.
    ///
    /// Declare the new pointer with the address space of the old one, or copy the data.
    ADDRESS_SPACE_CHANGE = ("CL0301", "address-space-change", Error, "6.7.9", "OpenCL C 2.0 has a generic address space. OpenCL C 3.0 and later have it with `__opencl_c_generic_address_space`. Without a generic address space, a pointer without a qualifier points to private memory.")
        wrong "void f(global int *g) { local int *l = g; }"
        right "void f(global int *g) { global int *p = g; }";
    /// A cast converts a pointer to an address space to a pointer to a disjoint one.
    ///
    /// The resulting pointer would never be valid. A pointer to the generic address space may be cast to a pointer to
    /// the global, local or private address space, and back. The generic address space does not include the constant
    /// address space.
    ///
    /// Cast to a pointer to the same address space, or copy the data.
    ADDRESS_SPACE_CAST = ("CL0302", "address-space-cast", Error, "6.7.9", "The generic address space exists since 2.0.")
        wrong "void f(global int *g) { local int *l = (local int *)g; }"
        right "void f(int *p) { local int *l = (local int *)p; }";
    /// Two pointers to pointers differ in an inner address space.
    ///
    /// The inner address space is part of the type of the pointer, and is never converted implicitly. Use the same
    /// inner address space on both sides.
    ///
    /// For the operands of `? :`, compilers only warn. In this case, a check without `-W pedantic` only warns, too.
    ADDRESS_SPACE_NESTED = ("CL0303", "address-space-nested", Error, "6.7.9")
        wrong "void f(global int *private *p) { local int *private *q = p; }"
        right "void f(global int *private *p) { global int *private *q = p; }";
    /// A cast changes an inner address space.
    ///
    /// The inner pointers would be read as pointers to a different address space. Keep the inner address space in the
    /// cast.
    NESTED_SPACE_CAST = ("CL0304", "nested-space-cast", Warning, "6.7.9")
        wrong "void f(global int *private *p) { local int *private *q = (local int *private *)p; }"
        right "void f(global int *private *p) { global float *private *q = (global float *private *)p; }";
    /// The operands of an operator point to disjoint address spaces.
    ///
    /// Pointers to disjoint address spaces are never equal, have no order and have no common type. Use pointers to the
    /// same address space.
    ///
    /// Compilers accept `? :` with a pointer to `void`. In this case, a check without `-W pedantic` only warns.
    DISJOINT_SPACES = ("CL0305", "disjoint-spaces", Error, "6.7.9", "Since 2.0 the generic address space overlaps the named ones.")
        wrong "int f(global int *g, local int *l) { return g == l; }"
        right "int f(global int *g, global int *h) { return g == h; }";
    /// `generic` is used in a language without a generic address space.
    ///
    /// OpenCL C 2.0 introduced the generic address space, and 3.0 made it optional. Use a named address space instead.
    NO_GENERIC = ("CL0306", "no-generic", Error, "6.7.5", "2.0; 3.0 with `__opencl_c_generic_address_space`.")
        wrong ["std=1.2"] "void f(generic int *p);"
        right ["std=1.2"] "void f(private int *p);";
    /// A variable at program scope has an address space that is not allowed there.
    ///
    /// Such a variable exists as long as the program. It must be in the constant address space or, since 2.0, in the
    /// global address space. The same applies to a `static` or `extern` variable inside a function.
    ///
    /// Declare the variable `constant`, or move it into a kernel.
    PROGRAM_SCOPE_SPACE = ("CL0307", "program-scope-space", Error, "6.7", "Before 2.0, and in 3.0 and later without `__opencl_c_program_scope_global_variables`, only the constant address space is allowed.")
        wrong "local int shared;"
        right "constant int shared = 1;";
    /// A variable inside a function is `static`, which OpenCL C before 2.0 does not allow.
    ///
    /// Before 2.0, `static` is allowed only at program scope. Move the variable to program scope.
    STATIC_LOCAL = ("CL0308", "static-local", Error, "6.10", "Allowed since 2.0.")
        wrong ["std=1.2"] "void f(void) { static int n = 0; }"
        right ["std=1.2"]
            "constant int n = 0;"
            "void f(void) { int m = n; }";
    /// An automatic variable is declared `global`.
    ///
    /// The host allocates global memory, or a variable at program scope reserves it. Pass a pointer to the memory as an
    /// argument.
    FUNCTION_SCOPE_GLOBAL = ("CL0309", "function-scope-global", Error, "6.7.1", "All; since 2.0 a `static` variable inside a function is global.")
        wrong "void f(void) { global int n; }"
        right "void f(global int *n) {}";
    /// A `local` or `constant` variable is declared in a function that is not a kernel.
    ///
    /// Local memory belongs to the work-group that executes a kernel. Declare the variable in the kernel, and pass the
    /// function a pointer to the variable.
    SPACE_IN_FUNCTION = ("CL0310", "space-in-function", Error, "6.7.2, 6.7.3")
        wrong "void f(void) { local int n; }"
        right "kernel void f(void) { local int n; }";
    /// A `local` or `constant` variable is declared in an inner block of a kernel.
    ///
    /// Such a variable exists during the whole execution of the kernel. It must be declared in the kernel's outermost
    /// block.
    ///
    /// Compilers also accept these variables in the outermost scope of a block literal. In this case, a check without
    /// `-W pedantic` only warns.
    SPACE_IN_BLOCK = ("CL0311", "space-in-block", Error, "6.7.2, 6.7.3")
        wrong "kernel void f(int a) { if (a) { local int n; } }"
        right "kernel void f(int a) { local int n; if (a) { n = 1; } }";
    /// A variable inside a function has an address space that no object can have.
    ///
    /// Only the type that a pointer points to can have the generic address space. Declare the object without it.
    ///
    /// A compound literal inside a function must be in the private address space.
    AUTOMATIC_SPACE = ("CL0312", "automatic-space", Error, "6.7.5", "Since 2.0.")
        wrong "void f(void) { generic int n; }"
        right "void f(generic int *n) {}";
    /// A `constant` variable has no initializer.
    ///
    /// The program cannot assign a value to the variable later. Add an initializer.
    CONSTANT_WITHOUT_VALUE = ("CL0313", "constant-without-value", Error, "6.7.3")
        wrong "constant int n;"
        right "constant int n = 3;";
    /// A `local` variable has an initializer.
    ///
    /// All work-items of a work-group share the variable, and the language does not define which of them would
    /// initialize it. Assign the value in one work-item, and wait at a barrier before the others read it.
    LOCAL_INITIALISER = ("CL0314", "local-initialiser", Error, "6.7.2")
        wrong "kernel void f(void) { local int n = 0; }"
        right "kernel void f(void) { local int n; if (get_local_id(0) == 0) n = 0; barrier(CLK_LOCAL_MEM_FENCE); }";
    /// A parameter is declared in an address space other than private.
    ///
    /// Each work-item has its own copy of a parameter. Declare the parameter as a pointer to the address space instead.
    PARAMETER_SPACE = ("CL0315", "parameter-space", Error, "6.7.4")
        wrong "void f(global int n);"
        right "void f(global int *n);";
    /// A return type has an address space.
    ///
    /// The result of a function is a value, not an object: it is not in an address space. Remove the qualifier, or
    /// return a pointer to the address space.
    RETURN_SPACE = ("CL0316", "return-space", Error, "6.7")
        wrong "global int f(void);"
        right "global int *f(void);";
    /// A member of a struct or union has an address space.
    ///
    /// A struct or union is in one address space with all its members. Remove the qualifier, or make the member a
    /// pointer to the address space.
    MEMBER_SPACE = ("CL0317", "member-space", Error, "6.7")
        wrong "struct s { global int a; };"
        right "struct s { global int *a; };";
    /// An event is not in the private address space.
    ///
    /// An `event_t` belongs to one work-item. Declare it as a variable inside a function.
    ///
    /// Compilers allow arrays of events in other address spaces. In this case, a check without `-W pedantic` only
    /// warns.
    EVENT_SPACE = ("CL0318", "event-space", Error, "6.11")
        wrong "kernel void f(void) { local event_t e; }"
        right "kernel void f(void) { event_t e; }";
    /// A sampler is declared where the language does not allow one.
    ///
    /// A sampler at program scope must be `const` or `constant`. A sampler must not be in local or global memory.
    SAMPLER_SPACE = ("CL0319", "sampler-space", Error, "6.15.15.1")
        wrong "global sampler_t s = 0;"
        right "constant sampler_t s = 0;";
    /// A read-only object is modified.
    ///
    /// The object is `const` or in the constant address space. Write to another object, or remove the qualifier.
    READ_ONLY = ("CL0320", "read-only", Error, "6.7.3")
        wrong "void f(constant int *p) { *p = 1; }"
        right "void f(global int *p) { *p = 1; }";
}
