//! Codes of declarations and types.

crate::diagnostic::declare_codes! {
    /// All of them.
    pub ALL;
    /// A type that is not complete is used as if it were.
    ///
    /// The size of a struct that is only declared, of `void` and of an array without size is not known.
    INCOMPLETE_TYPE = ("CL0401", "incomplete-type", Error, "C99 6.2.5")
        wrong "struct s; void f(struct s *p) { p->a = 1; }"
        right "struct s { int a; }; void f(struct s *p) { p->a = 1; }";
    /// A name is declared twice in one scope.
    ///
    /// The second declaration is another thing of the same name.
    REDEFINITION = ("CL0402", "redefinition", Error, "C99 6.7")
        wrong "void f(void) { int a; float a; }"
        right "void f(void) { int a; float b; }";
    /// A name is declared again with another type.
    ///
    /// All declarations of a function or of a variable at program scope agree.
    CONFLICTING_DECLARATION = ("CL0403", "conflicting-declaration", Error, "C99 6.2.7", "All. The attribute `overloadable` of some compilers allows it.")
        wrong "int f(int); int f(float);"
        right "int f(int); int f(int);";
    /// A typedef is defined again as another type.
    ///
    /// The same definition twice does no harm.
    TYPEDEF_REDEFINITION = ("CL0404", "typedef-redefinition", Error, "C99 6.7.7")
        wrong "typedef int t; typedef float t;"
        right "typedef int t; typedef int t;";
    /// A tag names two kinds of types.
    ///
    /// A tag stands for a struct, a union or an enumeration, and always for the same one.
    TAG_MISMATCH = ("CL0405", "tag-mismatch", Error, "C99 6.7.2.3")
        wrong "struct t { int a; }; union t f(void);"
        right "struct t { int a; }; struct t f(void);";
    /// A function becomes `static` after it was declared otherwise.
    ///
    /// The first declaration decides.
    STATIC_MISMATCH = ("CL0406", "static-mismatch", Error, "C99 6.2.2")
        wrong "int f(void); static int f(void) { return 1; }"
        right "static int f(void); static int f(void) { return 1; }";
    /// A storage class is not part of the language.
    ///
    /// There is no `auto`, `register` or thread-local storage; `static` and `extern` came with 1.2.
    ///
    /// A function that is declared inside another is not `static`, and `for` declares variables of its own alone (C99 6.7.1, 6.8.5).
    STORAGE_CLASS = ("CL0407", "storage-class", Error, "6.10", "`static` and `extern` since 1.2.")
        wrong "void f(void) { register int a; }"
        right "void f(void) { int a; }";
    /// A function specifier stands on something else.
    ///
    /// `inline` says something about functions alone.
    FUNCTION_SPECIFIER = ("CL0408", "function-specifier", Error, "C99 6.7.4")
        wrong "inline int n;"
        right "inline int f(void) { return 1; }";
    /// A function is declared in a way that makes no sense.
    ///
    /// A function is defined at file scope, with a body, and has no initial value. Names without types are the
    /// parameters of a definition alone, as before C89.
    FUNCTION_DECLARATION = ("CL0409", "function-declaration", Error, "C99 6.9.1")
        wrong "void f(void) { int g(void) { return 1; } }"
        right "int g(void) { return 1; } void f(void) { g(); }";
    /// An `extern` variable inside a function has an initial value.
    ///
    /// It only names what is defined elsewhere.
    EXTERN_INITIALISER = ("CL0410", "extern-initialiser", Error, "C99 6.7.8", "Since 1.2.")
        wrong "void f(void) { extern constant int n = 1; }"
        right "extern constant int n; void f(void) { int a = n; }";
    /// A function returns an array or a function.
    ///
    /// Return a struct that holds the array, or take a pointer to it.
    FUNCTION_RESULT = ("CL0411", "function-result", Error, "C99 6.7.5.3")
        wrong "typedef int t[2]; t f(void);"
        right "typedef struct { int a[2]; } t; t f(void);";
    /// A member has a type that no member has.
    ///
    /// Functions are not data.
    MEMBER_TYPE = ("CL0412", "member-type", Error, "C99 6.7.2.1")
        wrong "struct s { int f(void); };"
        right "struct s { int f; };";
    /// `restrict` stands on something that is no pointer.
    ///
    /// It promises that an object is reached through this pointer alone.
    RESTRICT_NON_POINTER = ("CL0413", "restrict-non-pointer", Error, "6.11")
        wrong "void f(int restrict a);"
        right "void f(global int *restrict a);";
    /// An array type is malformed.
    ///
    /// Elements are complete objects, only the first size may be left out, and `static` in the brackets is for parameters.
    ARRAY_TYPE = ("CL0414", "array-type", Error, "C99 6.7.5.2")
        wrong "void f(void) { void a[2]; }"
        right "void f(void) { int a[2]; }";
    /// The size of an array is wrong.
    ///
    /// It is an integer, not negative, and the array fits the address space.
    ARRAY_SIZE = ("CL0415", "array-size", Error, "C99 6.7.5.2")
        wrong "int f(void) { int a[-1]; return 0; }"
        right "int f(void) { int a[1]; return 0; }";
    /// The size of an array is not constant.
    ///
    /// OpenCL C has no variable-length arrays: memory of a kernel is laid out before it runs. The value of a
    /// `const` variable is no constant either, as it is in C++; compilers take it, so that it is a warning.
    VARIABLE_LENGTH_ARRAY = ("CL0416", "variable-length-array", Error, "6.11")
        wrong "void f(int n) { int a[n]; }"
        right "void f(int n) { int a[16]; }";
    /// An array has the size 0.
    ///
    /// C has no such arrays; compilers allow them.
    ZERO_LENGTH_ARRAY = ("CL0417", "zero-length-array", Warning, "C99 6.7.5.2")
        wrong "void f(void) { int a[0]; }"
        right "void f(void) { int a[1]; }";
    /// A struct ends with an array without size.
    ///
    /// Flexible members are not part of OpenCL C; compilers allow them.
    FLEXIBLE_ARRAY = ("CL0418", "flexible-array", Warning, "6.11")
        wrong "struct s { int n; int a[]; };"
        right "struct s { int n; int a[4]; };";
    /// A struct has a bit-field.
    ///
    /// How bit-fields are laid out differs between host and device.
    BIT_FIELD = ("CL0419", "bit-field", Error, "6.11", "All; some compilers have an extension for it.")
        wrong "struct s { int a : 3; };"
        right "struct s { int a; };";
    /// A pointer to a function is declared or made.
    ///
    /// All calls are known before a kernel runs. A parameter of function type is such a pointer too; compilers take
    /// it, and a check that is not pedantic warns.
    FUNCTION_POINTER = ("CL0420", "function-pointer", Error, "6.11", "All; some compilers have an extension for it.")
        wrong "int g(void); void f(void) { int (*p)(void) = g; }"
        right "int g(void); void f(void) { int a = g(); }";
    /// A function takes a variable number of arguments.
    ///
    /// `printf` is the only one.
    VARIADIC_FUNCTION = ("CL0421", "variadic-function", Error, "6.11", "All; some compilers have an extension for it.")
        wrong "void f(int a, ...);"
        right "void f(int a, int b);";
    /// A variable has the type of an image or a pipe.
    ///
    /// Images and pipes come from the host and are passed as arguments alone.
    OPAQUE_VARIABLE = ("CL0422", "opaque-variable", Error, "6.11", "All; pipes since 2.0.")
        wrong "void f(read_only image2d_t i) { read_only image2d_t j; }"
        right "void f(read_only image2d_t i) {}";
    /// A function returns an image, a sampler or a pipe.
    ///
    /// They are passed as arguments alone.
    OPAQUE_RESULT = ("CL0423", "opaque-result", Error, "6.11")
        wrong "image2d_t f(void);"
        right "void f(image2d_t i);";
    /// A pointer points to an image, a sampler or a pipe.
    ///
    /// They have no address.
    OPAQUE_POINTER = ("CL0424", "opaque-pointer", Error, "6.11")
        wrong "void f(image2d_t *i);"
        right "void f(image2d_t i);";
    /// An array holds images, samplers or pipes.
    ///
    /// They have no place in memory.
    ///
    /// Compilers allow arrays of pipes: of them a check that is not pedantic warns.
    OPAQUE_ARRAY = ("CL0425", "opaque-array", Error, "6.11")
        wrong "void f(sampler_t s[2]);"
        right "void f(sampler_t s, sampler_t t);";
    /// A struct or union holds an image, a sampler, an event or a pipe.
    ///
    /// They have no place in memory. The packets of a pipe are none of them either, and no pointers.
    ///
    /// Compilers allow pipes there, and packets of any type: of these a check that is not pedantic warns.
    OPAQUE_MEMBER = ("CL0426", "opaque-member", Error, "6.11")
        wrong "struct s { image2d_t i; };"
        right "void f(image2d_t i);";
    /// A variable at program scope has a type that lives in a kernel alone.
    ///
    /// Events and reservation identifiers are made while a kernel runs.
    ///
    /// Compilers allow queues and `ndrange_t`: of them a check that is not pedantic warns.
    PROGRAM_SCOPE_TYPE = ("CL0427", "program-scope-type", Error, "6.11")
        wrong "constant event_t e = 0;"
        right "void f(void) { event_t e = 0; }";
    /// An access qualifier stands on something that is no image or pipe.
    ///
    /// `read_only` and its kin say how an image or pipe is used; for pointers there is `const`.
    ACCESS_ON_NON_IMAGE = ("CL0428", "access-on-non-image", Error, "6.8")
        wrong "void f(read_only global int *p);"
        right "void f(global const int *p);";
    /// `read_write` stands where it is not allowed.
    ///
    /// Pipes are read or written, and images are both since 2.0 alone.
    ///
    /// Compilers allow a typedef of such an image: of it a check that is not pedantic warns.
    ACCESS_READ_WRITE = ("CL0429", "access-read-write", Error, "6.8", "Images since 2.0; 3.0 with `__opencl_c_read_write_images`.")
        wrong ["std=1.2"] "void f(read_write image2d_t i);"
        right ["std=1.2"] "void f(read_only image2d_t i);";
    /// A type has more than one access qualifier.
    ///
    /// Also where a typedef brings one.
    MULTIPLE_ACCESS = ("CL0430", "multiple-access", Error, "6.8")
        wrong "void f(read_only write_only image2d_t i);"
        right "void f(read_only image2d_t i);";
    /// `^` stands on a type that is no function's.
    ///
    /// A block is called as a function is.
    BLOCK_TYPE = ("CL0431", "block-type", Error, "6.14", "Since 2.0.")
        wrong "void f(void) { int ^b; }"
        right "void f(void) { int (^b)(void) = ^{ return 1; }; }";
    /// A block is used in a way that is not allowed.
    ///
    /// Blocks are values known before the kernel runs: they are initialised where they are declared, keep that value, are not stored in arrays or structs, are not pointed to, take no variable number of arguments, and are neither passed to nor returned from functions. Compilers do not take a call of one as an operand of `? :` either.
    ///
    /// Compilers allow a null pointer as the initial value: of it a check that is not pedantic warns.
    BLOCK_RESTRICTION = ("CL0432", "block-restriction", Error, "6.14.5", "Since 2.0.")
        wrong "void f(void) { int (^b)(void); }"
        right "void f(void) { int (^b)(void) = ^{ return 1; }; }";
    /// `half` is used as a value without `cl_khr_fp16`.
    ///
    /// Without the extension `half` is a format of storage alone: it is pointed to, and read and written with `vload_half` and `vstore_half`. Of bits that `as_short` takes where they are stored, a check that is not pedantic warns.
    HALF_VALUE = ("CL0433", "half-value", Error, "6.3.1.2")
        wrong "float f(global half *p) { return *p; }"
        right "float f(global half *p) { return vload_half(0, p); }";
    /// An array is initialised with something else than a list.
    ///
    /// Arrays are not assigned; a list in braces, or a string for characters, gives them their first value.
    ARRAY_INITIALISER = ("CL0434", "array-initialiser", Error, "C99 6.7.8")
        wrong "void f(void) { int a[2] = 1; }"
        right "void f(void) { int a[2] = {1}; }";
    /// A scalar is initialised with an empty list.
    ///
    /// There is no value in it.
    SCALAR_INITIALISER = ("CL0435", "scalar-initialiser", Warning, "C99 6.7.8")
        wrong "void f(void) { int a = {}; }"
        right "void f(void) { int a = {1}; }";
    /// A list has more values than the object has parts.
    ///
    /// The values behind are dropped.
    EXCESS_INITIALISERS = ("CL0436", "excess-initialisers", Warning, "C99 6.7.8")
        wrong "void f(void) { int a[2] = {1, 2, 3}; }"
        right "void f(void) { int a[3] = {1, 2, 3}; }";
    /// A string is longer than the array that it initialises.
    ///
    /// The characters behind are dropped.
    EXCESS_STRING = ("CL0437", "excess-string", Warning, "C99 6.7.8")
        wrong r#"constant char a[2] = "abc";"#
        right r#"constant char a[4] = "abc";"#;
    /// A designator names a part that the object does not have.
    ///
    /// `.name` is for structs and unions, `[index]` for arrays, inside their size.
    DESIGNATOR = ("CL0438", "designator", Error, "C99 6.7.8")
        wrong "void f(void) { int a[2] = {[2] = 1}; }"
        right "void f(void) { int a[2] = {[1] = 1}; }";
    /// A constant is needed, and the expression is none.
    ///
    /// Initial values at program scope and in the constant address space, enumerators and cases are known before the program runs.
    NOT_CONSTANT = ("CL0439", "not-constant", Error, "C99 6.6")
        wrong "int f(int n) { switch (n) { case n: return 1; } return 0; }"
        right "int f(int n) { switch (n) { case 3: return 1; } return 0; }";
    /// A sampler gets a value that is not constant.
    ///
    /// A sampler's properties are known before the program runs; some compilers accept more.
    SAMPLER_INITIALISER = ("CL0440", "sampler-initialiser", Warning, "6.15.15.1")
        wrong "void f(int n) { sampler_t s = n; }"
        right "void f(void) { sampler_t s = CLK_ADDRESS_CLAMP; }";
    /// An atomic variable inside a function has an initial value.
    ///
    /// Only at program scope, in global memory, can an atomic variable start with a value; elsewhere `atomic_init` gives it one.
    ATOMIC_INITIALISER = ("CL0441", "atomic-initialiser", Error, "6.15.12.1", "Since 2.0.")
        wrong "void f(void) { atomic_int a = 1; }"
        right "global atomic_int a = ATOMIC_VAR_INIT(1);";
    /// A static assertion does not hold.
    ///
    /// The author's own check failed.
    STATIC_ASSERT = ("CL0442", "static-assert", Error, "C11 6.7.10", "All; the keyword is C11's.")
        wrong r#"_Static_assert(sizeof(int) == 8, "size");"#
        right r#"_Static_assert(sizeof(int) == 4, "size");"#;
    /// A function is called `main`.
    ///
    /// A program of OpenCL C has no main function.
    MAIN = ("CL0443", "main", Error, "6.11")
        wrong "void main(void) {}"
        right "kernel void run(void) {}";
    /// A block is chosen with `? :`.
    ///
    /// The specification forbids it; some compilers accept it.
    BLOCK_CONDITIONAL = ("CL0444", "block-conditional", Warning, "6.14.5", "Since 2.0.")
        wrong "void f(int a) { int (^b)(void) = ^{ return 1; }; int (^c)(void) = ^{ return 2; }; a ? b : c; }"
        right "void f(int a) { int (^b)(void) = ^{ return 1; }; if (a) b(); }";
    /// `const` or `volatile` stands on the type of an image.
    ///
    /// What is done with an image is said by its access qualifier.
    IMAGE_QUALIFIER = ("CL0445", "image-qualifier", Warning, "6.11", "Since 1.2.")
        wrong ["std=1.2"] "kernel void f(read_only const image2d_t i) {}"
        right ["std=1.2"] "kernel void f(read_only image2d_t i) {}";
    /// A function that is no kernel declares a sampler.
    ///
    /// A sampler is a parameter, or a variable at program scope or in a kernel's outermost block.
    SAMPLER_SCOPE = ("CL0446", "sampler-scope", Warning, "6.11", "Since 1.1; in 1.0 no variable inside a function is a sampler.")
        wrong ["std=1.2"] "void f(void) { const sampler_t s = CLK_ADDRESS_CLAMP; }"
        right ["std=1.2"] "kernel void f(void) { const sampler_t s = CLK_ADDRESS_CLAMP; }";
    /// A block uses a block variable of the function around it.
    ///
    /// A compiler has to know which block is meant, and a block that is enqueued may outlive the variable.
    BLOCK_CAPTURE = ("CL0447", "block-capture", Error, "6.14.5", "Since 2.0.")
        wrong ["std=2.0"]
            "void f(global int *out) {"
            "    int (^one)(void) = ^{ return 1; };"
            "    int (^two)(void) = ^{ return 2 * one(); };"
            "    *out = two();"
            "}"
        right ["std=2.0"]
            "void f(global int *out) {"
            "    int (^two)(void) = ^{ int (^one)(void) = ^{ return 1; }; return 2 * one(); };"
            "    *out = two();"
            "}";
}
