//! Codes of calls.

crate::diagnostic::declare_codes! {
    /// All codes of this file.
    pub ALL;
    /// A function is called, but it is not declared.
    ///
    /// OpenCL C does not have implicit declarations. Correct the name, or declare the function before the call.
    UNDECLARED_FUNCTION = ("CL0601", "undeclared-function", Error, "C99 6.5.2.2")
        wrong "int f(void) { return g(1); }"
        right "int g(int); int f(void) { return g(1); }";
    /// A built-in function is not available here.
    ///
    /// The function belongs to another edition, or to an extension or feature that is disabled. Use another function,
    /// or check the program with that edition, extension or feature.
    BUILT_IN_UNAVAILABLE = ("CL0602", "built-in-unavailable", Error, "6.15", "See the function's page.")
        wrong ["std=1.2"] "int f(int a) { return ctz(a); }"
        right ["std=1.2"] "int f(int a) { return clz(a); }";
    /// A call has too few or too many arguments.
    ///
    /// A call must have one argument for each parameter.
    ARGUMENT_COUNT = ("CL0603", "argument-count", Error, "C99 6.5.2.2")
        wrong "int g(int); int f(void) { return g(); }"
        right "int g(int); int f(void) { return g(1); }";
    /// No overload of a function accepts the arguments.
    ///
    /// A built-in function has an overload for each combination of types that the specification lists. Vector arguments
    /// are not converted implicitly. Convert them with `convert_…` or a cast.
    ///
    /// If no overload accepts a scalar, compilers widen it to a vector. If only one overload remains, they also convert
    /// a pointer to vectors to a pointer to elements. In these cases, a check without `-W pedantic` only warns.
    NO_OVERLOAD = ("CL0604", "no-overload", Error, "6.15")
        wrong "float f(float4 a, float2 b) { return dot(a, b); }"
        right "float f(float4 a, float4 b) { return dot(a, b); }";
    /// Several overloads of a function accept the arguments equally well.
    ///
    /// Cast an argument to select one of the overloads.
    AMBIGUOUS_CALL = ("CL0605", "ambiguous-call", Error, "6.15")
        wrong "float f(int a) { return sin(a); }"
        right "float f(int a) { return sin((float)a); }";
    /// The called object is not a function or a block.
    ///
    /// Correct the name, or remove the parentheses.
    NOT_CALLABLE = ("CL0606", "not-callable", Error, "C99 6.5.2.2")
        wrong "int f(int a) { return a(1); }"
        right "int f(int a) { return a; }";
    /// A function calls itself.
    ///
    /// OpenCL C does not support recursion. Compilers accept recursion, but it fails on many devices. If several
    /// functions call one another, the call that closes the cycle is reported. The check also follows calls of blocks
    /// and of overloaded functions.
    ///
    /// Use a loop instead.
    RECURSION = ("CL0607", "recursion", Warning, "6.11")
        wrong "int f(int n) { return n ? f(n - 1) : 0; }"
        right "int f(int n) { int r = 0; while (n) { n--; } return r; }";
    /// An argument of a built-in function is not valid.
    ///
    /// Some built-in functions have constraints that their parameter types cannot express. The function's page
    /// describes them.
    ///
    /// Compilers accept a single event as the list of events to wait for. They also accept every memory order and scope
    /// for an atomic function. In these cases, a check without `-W pedantic` only warns.
    BUILT_IN_ARGUMENT = ("CL0608", "built-in-argument", Error, "6.15.12, 6.15.18, 6.15.19", "Since 2.0.")
        wrong "kernel void f(read_only pipe int p, int a) { reserve_read_pipe(a, 1); }"
        right "kernel void f(read_only pipe int p) { reserve_read_pipe(p, 1); }";
    /// An enqueued block has the wrong type.
    ///
    /// The block must return `void`. Each parameter must be a `local void *`, and the call must give a size for each
    /// parameter.
    ///
    /// Compilers allow a call with events to omit all sizes, and accept blocks that return a value. In these cases, a
    /// check without `-W pedantic` only warns.
    BLOCK_ARGUMENT = ("CL0609", "block-argument", Error, "6.15.19", "2.0; 3.0 with `__opencl_c_device_enqueue`.")
        wrong "void f(queue_t q, ndrange_t n) { enqueue_kernel(q, 0, n, ^(int a){}); }"
        right "void f(queue_t q, ndrange_t n) { enqueue_kernel(q, 0, n, ^(void){}); }";
    /// A `write_only` pipe is read, or a `read_only` pipe is written.
    ///
    /// The access qualifier of the parameter specifies how the pipe may be used. Change the qualifier or the call.
    PIPE_ACCESS = ("CL0610", "pipe-access", Error, "6.15.18", "2.0; 3.0 with `__opencl_c_pipes`.")
        wrong "kernel void f(write_only pipe int p, int a) { read_pipe(p, &a); }"
        right "kernel void f(read_only pipe int p, int a) { read_pipe(p, &a); }";
    /// The format of `printf` is not in the constant address space.
    ///
    /// The compiler must know the format. Use a string literal.
    PRINTF_FORMAT_SPACE = ("CL0611", "printf-format-space", Error, "6.15.14", "Since 1.2.")
        wrong r#"void f(void) { char s[] = "a"; printf(s); }"#
        right r#"void f(void) { printf("a"); }"#;
    /// The format of `printf` does not match the arguments.
    ///
    /// A conversion specification prints an argument of one type. For a vector, it needs `v`, the number of elements
    /// and a length modifier: `%v4hlf` prints a `float4`. `%s` prints only string literals. OpenCL C does not have `*`,
    /// `ll`, `j` or `L` of C99. OpenCL C has `z` and `t` since 3.1.
    PRINTF_MISMATCH = ("CL0612", "printf-mismatch", Warning, "6.15.14", "Since 1.2.")
        wrong r#"void f(float a) { printf("%d", a); }"#
        right r#"void f(float a) { printf("%f", a); }"#;
    /// A `return` in a `void` function has a value, or a `return` in another function does not have one.
    ///
    /// Remove the value, or add one.
    ///
    /// Compilers accept a value of type `void` in a `void` function. In this case, a check without `-W pedantic` only
    /// warns.
    RETURN_VALUE = ("CL0613", "return-value", Error, "C99 6.8.6.4")
        wrong "void f(void) { return 1; }"
        right "int f(void) { return 1; }";
    /// A function that only some compilers provide is called.
    ///
    /// OpenCL C does not define functions whose names begin with `__builtin_`, or atomic functions whose names begin
    /// with two underscores. Use the corresponding function of OpenCL C. A check without `-W pedantic` only warns.
    COMPILER_FUNCTION = ("CL0615", "compiler-function", Warning, "6.15")
        wrong "int f(uint a) { return __builtin_popcount(a); }"
        right
            "// std: 1.2"
            "int f(uint a) { return popcount(a); }";
}
