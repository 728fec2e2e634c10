//! Codes of calls.

crate::diagnostic::declare_codes! {
    /// All of them.
    pub ALL;
    /// A function is called that is not declared.
    ///
    /// C99 has no implicit declarations; the function is misspelled or declared further down.
    UNDECLARED_FUNCTION = ("CL0601", "undeclared-function", Error, "C99 6.5.2.2")
        wrong "int f(void) { return g(1); }"
        right "int g(int); int f(void) { return g(1); }";
    /// A built-in function is not available.
    ///
    /// Another edition has it, or an extension or feature that is off.
    BUILT_IN_UNAVAILABLE = ("CL0602", "built-in-unavailable", Error, "6.15", "See the function's page.")
        wrong ["std=1.2"] "int f(int a) { return ctz(a); }"
        right ["std=1.2"] "int f(int a) { return clz(a); }";
    /// A call has too few or too many arguments.
    ///
    /// A call has one argument for each parameter.
    ARGUMENT_COUNT = ("CL0603", "argument-count", Error, "C99 6.5.2.2")
        wrong "int g(int); int f(void) { return g(); }"
        right "int g(int); int f(void) { return g(1); }";
    /// No overload of a function takes these arguments.
    ///
    /// A built-in function has an overload for each combination of types that the specification lists; vectors are not converted.
    ///
    /// Nor is a scalar widened to a vector where none of them takes it: compilers do that, and a check that is not
    /// pedantic warns.
    NO_OVERLOAD = ("CL0604", "no-overload", Error, "6.15")
        wrong "float f(float4 a, float2 b) { return dot(a, b); }"
        right "float f(float4 a, float4 b) { return dot(a, b); }";
    /// Several overloads of a function take the arguments equally well.
    ///
    /// The arguments are converted for each of them; a cast says which is meant.
    AMBIGUOUS_CALL = ("CL0605", "ambiguous-call", Error, "6.15")
        wrong "float f(int a) { return sin(a); }"
        right "float f(int a) { return sin((float)a); }";
    /// Something that is no function is called.
    ///
    /// Functions and blocks can be called.
    NOT_CALLABLE = ("CL0606", "not-callable", Error, "C99 6.5.2.2")
        wrong "int f(int a) { return a(1); }"
        right "int f(int a) { return a; }";
    /// A function calls itself.
    ///
    /// The language has no recursion: frames are laid out before a kernel runs. Where functions call each other, the call that closes the circle is reported; calls of blocks and of overloaded functions are followed too. Compilers accept the call and devices fail.
    RECURSION = ("CL0607", "recursion", Warning, "6.11")
        wrong "int f(int n) { return n ? f(n - 1) : 0; }"
        right "int f(int n) { int r = 0; while (n) { n--; } return r; }";
    /// An argument of a built-in function has the wrong type.
    ///
    /// The function has rules that its types alone do not express.
    ///
    /// Compilers take one event as the list of events to wait for, and whatever order and scope is given to an atomic function: of these a check that is not pedantic warns.
    BUILT_IN_ARGUMENT = ("CL0608", "built-in-argument", Error, "6.15.12, 6.15.18, 6.15.19", "Since 2.0.")
        wrong "kernel void f(read_only pipe int p, int a) { reserve_read_pipe(a, 1); }"
        right "kernel void f(read_only pipe int p) { reserve_read_pipe(p, 1); }";
    /// A block that is enqueued has the wrong type.
    ///
    /// It returns `void`, and its parameters are `local void *`, one for each size that follows.
    ///
    /// Compilers let all sizes be left out where events are given, and take blocks that return something: of that a check that is not pedantic warns.
    BLOCK_ARGUMENT = ("CL0609", "block-argument", Error, "6.15.19", "2.0; 3.0 with `__opencl_c_device_enqueue`.")
        wrong "void f(queue_t q, ndrange_t n) { enqueue_kernel(q, 0, n, ^(int a){}); }"
        right "void f(queue_t q, ndrange_t n) { enqueue_kernel(q, 0, n, ^(void){}); }";
    /// A pipe is read that is written, or the reverse.
    ///
    /// The access qualifier of the parameter says which.
    PIPE_ACCESS = ("CL0610", "pipe-access", Error, "6.15.18", "2.0; 3.0 with `__opencl_c_pipes`.")
        wrong "kernel void f(write_only pipe int p, int a) { read_pipe(p, &a); }"
        right "kernel void f(read_only pipe int p, int a) { read_pipe(p, &a); }";
    /// The format of `printf` is not in the constant address space.
    ///
    /// The format is read before the kernel runs.
    PRINTF_FORMAT_SPACE = ("CL0611", "printf-format-space", Error, "6.15.14", "Since 1.2.")
        wrong r#"void f(void) { char s[] = "a"; printf(s); }"#
        right r#"void f(void) { printf("a"); }"#;
    /// The format of `printf` does not fit the arguments.
    ///
    /// Each conversion prints one argument of its type; vectors need `v`, their width and a length. `%s` prints string literals alone, and `*`, `ll`, `j`, `z`, `t` and `L` are C99's.
    PRINTF_MISMATCH = ("CL0612", "printf-mismatch", Warning, "6.15.14", "Since 1.2.")
        wrong r#"void f(float a) { printf("%d", a); }"#
        right r#"void f(float a) { printf("%f", a); }"#;
    /// `return` has a value too many or none.
    ///
    /// A function that returns `void` gives no value, every other gives one.
    ///
    /// Compilers allow an expression of type `void` there: of it a check that is not pedantic warns.
    RETURN_VALUE = ("CL0613", "return-value", Error, "C99 6.8.6.4")
        wrong "void f(void) { return 1; }"
        right "int f(void) { return 1; }";
    /// A function of compilers is called.
    ///
    /// Names that begin with `__builtin_`, and the atomic functions with two underscores before their names, are
    /// those of some compilers; OpenCL C does not define them. A check that is not pedantic warns.
    COMPILER_FUNCTION = ("CL0615", "compiler-function", Warning, "6.15")
        wrong "int f(uint a) { return __builtin_popcount(a); }"
        right
            "// std: 1.2"
            "int f(uint a) { return popcount(a); }";
}
