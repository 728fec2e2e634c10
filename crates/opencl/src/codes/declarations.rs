//! Codes of declarations and types.

crate::diagnostic::declare_codes! {
    /// All codes of this file.
    pub ALL;
    /// An incomplete type is used where its size is needed.
    ///
    /// The sizes of `void`, of a struct that is only declared and of an array without a size are unknown. Define the
    /// type first.
    INCOMPLETE_TYPE = ("CL0401", "incomplete-type", Error, "C99 6.2.5")
        wrong "struct s; void f(struct s *p) { p->a = 1; }"
        right "struct s { int a; }; void f(struct s *p) { p->a = 1; }";
    /// A name is defined twice in the same scope.
    ///
    /// Give the second definition another name, or remove it.
    REDEFINITION = ("CL0402", "redefinition", Error, "C99 6.7")
        wrong "void f(void) { int a; float a; }"
        right "void f(void) { int a; float b; }";
    /// A name is redeclared with a different type.
    ///
    /// All declarations of a function, or of a variable at program scope, must have compatible types. Use the type of
    /// the first declaration.
    CONFLICTING_DECLARATION = ("CL0403", "conflicting-declaration", Error, "C99 6.2.7", "All. Some compilers have an attribute `overloadable` that allows it.")
        wrong "int f(int); int f(float);"
        right "int f(int); int f(int);";
    /// A typedef name is redefined as a different type.
    ///
    /// The second definition must be of the same type. Use another name.
    TYPEDEF_REDEFINITION = ("CL0404", "typedef-redefinition", Error, "C99 6.7.7")
        wrong "typedef int t; typedef float t;"
        right "typedef int t; typedef int t;";
    /// A tag is used for two kinds of types.
    ///
    /// A tag names either a struct, a union or an enumeration. Use the keyword of its first declaration, or another
    /// tag.
    TAG_MISMATCH = ("CL0405", "tag-mismatch", Error, "C99 6.7.2.3")
        wrong "struct t { int a; }; union t f(void);"
        right "struct t { int a; }; struct t f(void);";
    /// A function or variable is declared `static`, but an earlier declaration of it does not have `static`.
    ///
    /// The first declaration determines the linkage. Add `static` to the first declaration, or remove it here. If the
    /// first declaration of a variable has `static`, a later one must have `static` or `extern`.
    STATIC_MISMATCH = ("CL0406", "static-mismatch", Error, "C99 6.2.2")
        wrong "int f(void); static int f(void) { return 1; }"
        right "static int f(void); static int f(void) { return 1; }";
    /// A storage-class specifier is not allowed here.
    ///
    /// OpenCL C does not have `auto`, `register` or thread-local storage. `static` and `extern` are available since
    /// 1.2. A function that is declared inside another function must not be `static`. The declaration in a `for` must
    /// declare only variables without a storage class (C99 6.7.1, 6.8.5).
    ///
    /// Remove the specifier.
    STORAGE_CLASS = ("CL0407", "storage-class", Error, "6.10", "`static` and `extern` since 1.2.")
        wrong "void f(void) { register int a; }"
        right "void f(void) { int a; }";
    /// A function specifier is applied to something other than a function.
    ///
    /// `inline` and `_Noreturn` apply only to functions. Remove the specifier.
    FUNCTION_SPECIFIER = ("CL0408", "function-specifier", Error, "C99 6.7.4")
        wrong "inline int n;"
        right "inline int f(void) { return 1; }";
    /// A function is declared or defined in a form that C does not allow.
    ///
    /// A function must be defined at file scope, and it must not have an initializer. A list of parameter names
    /// without types is allowed only in a definition.
    FUNCTION_DECLARATION = ("CL0409", "function-declaration", Error, "C99 6.9.1")
        wrong "void f(void) { int g(void) { return 1; } }"
        right "int g(void) { return 1; } void f(void) { g(); }";
    /// An `extern` variable inside a function has an initializer.
    ///
    /// The declaration refers to a variable that is defined elsewhere. Initialize the variable in its definition.
    EXTERN_INITIALISER = ("CL0410", "extern-initialiser", Error, "C99 6.7.8", "Since 1.2.")
        wrong "void f(void) { extern constant int n = 1; }"
        right "extern constant int n; void f(void) { int a = n; }";
    /// A function returns an array or a function.
    ///
    /// Return a struct that contains the array, or pass a pointer to the array as a parameter.
    FUNCTION_RESULT = ("CL0411", "function-result", Error, "C99 6.7.5.3")
        wrong "typedef int t[2]; t f(void);"
        right "typedef struct { int a[2]; } t; t f(void);";
    /// A member of a struct or union has a type that is not allowed.
    ///
    /// The type of a member must be a complete object type. A function type is not an object type. Remove the
    /// parentheses, or declare the function outside the struct.
    MEMBER_TYPE = ("CL0412", "member-type", Error, "C99 6.7.2.1")
        wrong "struct s { int f(void); };"
        right "struct s { int f; };";
    /// `restrict` is applied to a type that is not a pointer.
    ///
    /// `restrict` states that the object to which a pointer points is accessed only through that pointer. Remove the
    /// qualifier.
    RESTRICT_NON_POINTER = ("CL0413", "restrict-non-pointer", Error, "6.11")
        wrong "void f(int restrict a);"
        right "void f(global int *restrict a);";
    /// An array type is malformed.
    ///
    /// The element type must be a complete object type. Only the first size may be omitted. `static` inside the
    /// brackets is allowed only for a parameter.
    ARRAY_TYPE = ("CL0414", "array-type", Error, "C99 6.7.5.2")
        wrong "void f(void) { void a[2]; }"
        right "void f(void) { int a[2]; }";
    /// An array has a size that is not valid.
    ///
    /// The size must be an integer that is not negative. With 64-bit addresses, an array must be smaller than 2^61 bytes.
    ARRAY_SIZE = ("CL0415", "array-size", Error, "C99 6.7.5.2")
        wrong "int f(void) { int a[-1]; return 0; }"
        right "int f(void) { int a[1]; return 0; }";
    /// The size of an array is not a constant expression.
    ///
    /// OpenCL C does not have variable-length arrays. Use a constant size. In C, unlike C++, the value of a `const`
    /// variable is not a constant expression. Compilers accept such a variable as the size. In this case, a check
    /// without `-W pedantic` only warns.
    VARIABLE_LENGTH_ARRAY = ("CL0416", "variable-length-array", Error, "6.11")
        wrong "void f(int n) { int a[n]; }"
        right "void f(int n) { int a[16]; }";
    /// An array has the size 0.
    ///
    /// C requires a size greater than 0; compilers also accept 0. Use a size of at least 1.
    ZERO_LENGTH_ARRAY = ("CL0417", "zero-length-array", Warning, "C99 6.7.5.2")
        wrong "void f(void) { int a[0]; }"
        right "void f(void) { int a[1]; }";
    /// A struct ends with an array without a size.
    ///
    /// OpenCL C does not have flexible array members; compilers accept them. Give the array a size.
    FLEXIBLE_ARRAY = ("CL0418", "flexible-array", Warning, "6.11")
        wrong "struct s { int n; int a[]; };"
        right "struct s { int n; int a[4]; };";
    /// A struct has a bit-field.
    ///
    /// OpenCL C does not support bit-fields, because their layout may differ between host and device. Use an integer
    /// with masks and shifts.
    BIT_FIELD = ("CL0419", "bit-field", Error, "6.11", "All; some compilers have an extension for it.")
        wrong "struct s { int a : 3; };"
        right "struct s { int a; };";
    /// A pointer to a function is declared or created.
    ///
    /// OpenCL C does not have function pointers. Call the function by its name, and select it with `if` or `switch`. A
    /// parameter of function type is also a pointer to a function. Compilers accept such a parameter, and a check
    /// without `-W pedantic` only warns.
    FUNCTION_POINTER = ("CL0420", "function-pointer", Error, "6.11", "All; some compilers have an extension for it.")
        wrong "int g(void); void f(void) { int (*p)(void) = g; }"
        right "int g(void); void f(void) { int a = g(); }";
    /// A function takes a variable number of arguments.
    ///
    /// In OpenCL C, only the built-in functions `printf` and `enqueue_kernel` do. Declare each parameter.
    VARIADIC_FUNCTION = ("CL0421", "variadic-function", Error, "6.11", "All; some compilers have an extension for it.")
        wrong "void f(int a, ...);"
        right "void f(int a, int b);";
    /// A variable has an image or pipe type.
    ///
    /// Images and pipes may only be function parameters. Use the parameter itself.
    OPAQUE_VARIABLE = ("CL0422", "opaque-variable", Error, "6.11", "All; pipes since 2.0.")
        wrong "void f(read_only image2d_t i) { read_only image2d_t j; }"
        right "void f(read_only image2d_t i) {}";
    /// A function returns an image, a sampler or a pipe.
    ///
    /// These may only be function parameters. Pass the object as an argument.
    OPAQUE_RESULT = ("CL0423", "opaque-result", Error, "6.11")
        wrong "image2d_t f(void);"
        right "void f(image2d_t i);";
    /// A pointer points to an image, a sampler or a pipe.
    ///
    /// These objects do not have an address. Pass the object itself.
    OPAQUE_POINTER = ("CL0424", "opaque-pointer", Error, "6.11")
        wrong "void f(image2d_t *i);"
        right "void f(image2d_t i);";
    /// An array has image, sampler or pipe elements.
    ///
    /// These types are not allowed as elements. Declare a separate parameter for each object.
    ///
    /// Compilers allow arrays of pipes. In this case, a check without `-W pedantic` only warns.
    OPAQUE_ARRAY = ("CL0425", "opaque-array", Error, "6.11")
        wrong "void f(sampler_t s[2]);"
        right "void f(sampler_t s, sampler_t t);";
    /// A struct or union has an image, sampler, event or pipe member.
    ///
    /// These types are not allowed as members. Pass the object as a separate parameter. The packet type of a pipe must
    /// not be one of these types, and must not be a pointer.
    ///
    /// Compilers allow pipe members and packets of any type. In these cases, a check without `-W pedantic` only warns.
    OPAQUE_MEMBER = ("CL0426", "opaque-member", Error, "6.11")
        wrong "struct s { image2d_t i; };"
        right "void f(image2d_t i);";
    /// A variable at program scope has a type that is allowed only inside functions.
    ///
    /// Events and reservation identifiers are created while a kernel runs. Declare the variable inside a function.
    ///
    /// Compilers allow queues and `ndrange_t` at program scope. In this case, a check without `-W pedantic` only warns.
    PROGRAM_SCOPE_TYPE = ("CL0427", "program-scope-type", Error, "6.11")
        wrong "constant event_t e = 0;"
        right "void f(void) { event_t e = 0; }";
    /// An access qualifier is applied to a type that is not an image or a pipe.
    ///
    /// `read_only`, `write_only` and `read_write` apply only to images and pipes. For a pointer, use `const`.
    ACCESS_ON_NON_IMAGE = ("CL0428", "access-on-non-image", Error, "6.8")
        wrong "void f(read_only global int *p);"
        right "void f(global const int *p);";
    /// `read_write` is used where it is not allowed.
    ///
    /// A pipe must be either `read_only` or `write_only`. Images may be `read_write` since 2.0.
    ///
    /// Compilers allow a typedef of a `read_write` image in every edition. In this case, a check without `-W pedantic`
    /// only warns.
    ACCESS_READ_WRITE = ("CL0429", "access-read-write", Error, "6.8", "Images since 2.0; 3.0 with `__opencl_c_read_write_images`.")
        wrong ["std=1.2"] "void f(read_write image2d_t i);"
        right ["std=1.2"] "void f(read_only image2d_t i);";
    /// A type has more than one access qualifier.
    ///
    /// A typedef may already contain an access qualifier. Keep only one of the qualifiers.
    MULTIPLE_ACCESS = ("CL0430", "multiple-access", Error, "6.8")
        wrong "void f(read_only write_only image2d_t i);"
        right "void f(read_only image2d_t i);";
    /// `^` is applied to a type that is not a function type.
    ///
    /// A block type is written like a pointer to a function, with `^` instead of `*`.
    BLOCK_TYPE = ("CL0431", "block-type", Error, "6.14", "Since 2.0.")
        wrong "void f(void) { int ^b; }"
        right "void f(void) { int (^b)(void) = ^{ return 1; }; }";
    /// A block is used in a way that OpenCL C does not allow.
    ///
    /// A block variable must be initialized where it is declared. It must not be assigned later or declared `extern`.
    /// Blocks must not be elements of arrays, members of structs, or parameters or return values of functions. Only
    /// built-in functions such as `enqueue_kernel` take blocks as arguments. The operators `*` and `&` must not be
    /// applied to a block, and pointers to blocks are not allowed. A block must not capture a block variable, have a
    /// variable number of arguments, or be an operand of `? :`.
    ///
    /// Compilers allow a null pointer as the initializer. In this case, a check without `-W pedantic` only warns.
    BLOCK_RESTRICTION = ("CL0432", "block-restriction", Error, "6.14.5", "Since 2.0.")
        wrong "void f(void) { int (^b)(void); }"
        right "void f(void) { int (^b)(void) = ^{ return 1; }; }";
    /// A `half` is used as a value, but `cl_khr_fp16` is not enabled.
    ///
    /// Without the extension, a `half` may only be stored in memory. Read and write it through a pointer with
    /// `vload_half` and `vstore_half`. If `as_short` reads the bits of a stored `half`, a check without `-W pedantic`
    /// only warns.
    HALF_VALUE = ("CL0433", "half-value", Error, "6.3.1.2")
        wrong "float f(global half *p) { return *p; }"
        right "float f(global half *p) { return vload_half(0, p); }";
    /// The initializer of an array is not a list.
    ///
    /// An array must be initialized with a list in braces, or an array of characters with a string literal.
    ARRAY_INITIALISER = ("CL0434", "array-initialiser", Error, "C99 6.7.8")
        wrong "void f(void) { int a[2] = 1; }"
        right "void f(void) { int a[2] = {1}; }";
    /// A scalar is initialized with an empty list.
    ///
    /// The list must contain a value, such as `{0}`.
    SCALAR_INITIALISER = ("CL0435", "scalar-initialiser", Warning, "C99 6.7.8")
        wrong "void f(void) { int a = {}; }"
        right "void f(void) { int a = {1}; }";
    /// An initializer list has more values than the object has elements.
    ///
    /// The excess values are ignored. Remove them, or make the object larger.
    EXCESS_INITIALISERS = ("CL0436", "excess-initialisers", Warning, "C99 6.7.8")
        wrong "void f(void) { int a[2] = {1, 2, 3}; }"
        right "void f(void) { int a[3] = {1, 2, 3}; }";
    /// A string literal is longer than the array that it initializes.
    ///
    /// The excess characters are ignored. Make the array longer.
    EXCESS_STRING = ("CL0437", "excess-string", Warning, "C99 6.7.8")
        wrong r#"constant char a[2] = "abc";"#
        right r#"constant char a[4] = "abc";"#;
    /// A designator names a part that the object does not have.
    ///
    /// `.name` selects a member of a struct or union. `[index]` selects an element of an array, and the index must be
    /// less than the array's size.
    DESIGNATOR = ("CL0438", "designator", Error, "C99 6.7.8")
        wrong "void f(void) { int a[2] = {[2] = 1}; }"
        right "void f(void) { int a[2] = {[1] = 1}; }";
    /// An expression is not constant, but a constant expression is required here.
    ///
    /// Enumerators, `case` labels, and initializers at program scope and in the constant address space must be
    /// constant.
    NOT_CONSTANT = ("CL0439", "not-constant", Error, "C99 6.6")
        wrong "int f(int n) { switch (n) { case n: return 1; } return 0; }"
        right "int f(int n) { switch (n) { case 3: return 1; } return 0; }";
    /// A sampler is initialized with an expression that is not constant.
    ///
    /// Some compilers accept such an initializer. Use constants such as `CLK_ADDRESS_CLAMP`, or a sampler parameter.
    SAMPLER_INITIALISER = ("CL0440", "sampler-initialiser", Warning, "6.15.15.1")
        wrong "void f(int n) { sampler_t s = n; }"
        right "void f(void) { sampler_t s = CLK_ADDRESS_CLAMP; }";
    /// An atomic variable inside a function has an initializer.
    ///
    /// Only an atomic variable at program scope, in the global address space, may have an initializer, which must not be
    /// a list in braces. Use `atomic_init` instead.
    ATOMIC_INITIALISER = ("CL0441", "atomic-initialiser", Error, "6.15.12.1", "Since 2.0.")
        wrong "void f(void) { atomic_int a = 1; }"
        right "global atomic_int a = ATOMIC_VAR_INIT(1);";
    /// The condition of a static assertion is false.
    ///
    /// The message of the assertion gives the reason.
    STATIC_ASSERT = ("CL0442", "static-assert", Error, "C11 6.7.10", "All; `_Static_assert` is a keyword of C11.")
        wrong r#"_Static_assert(sizeof(int) == 8, "size");"#
        right r#"_Static_assert(sizeof(int) == 4, "size");"#;
    /// A function is named `main`.
    ///
    /// OpenCL C does not allow this name. Rename the function.
    MAIN = ("CL0443", "main", Error, "6.11")
        wrong "void main(void) {}"
        right "kernel void run(void) {}";
    /// A block is an operand of `? :`.
    ///
    /// The specification forbids it; some compilers accept it. Use `if` instead.
    BLOCK_CONDITIONAL = ("CL0444", "block-conditional", Warning, "6.14.5", "Since 2.0.")
        wrong "void f(int a) { int (^b)(void) = ^{ return 1; }; int (^c)(void) = ^{ return 2; }; a ? b : c; }"
        right "void f(int a) { int (^b)(void) = ^{ return 1; }; if (a) b(); }";
    /// `const` or `volatile` is applied to an image type.
    ///
    /// An image has an access qualifier instead, such as `read_only`. Remove the other qualifier.
    IMAGE_QUALIFIER = ("CL0445", "image-qualifier", Warning, "6.11")
        wrong "kernel void f(read_only const image2d_t i) {}"
        right "kernel void f(read_only image2d_t i) {}";
    /// A sampler is declared in a function that is not a kernel.
    ///
    /// A sampler must be a parameter, or a variable at program scope or in a kernel's outermost block. Pass the
    /// sampler as an argument.
    SAMPLER_SCOPE = ("CL0446", "sampler-scope", Warning, "6.11", "Since 1.1; in 1.0 a variable inside a function must not be a sampler.")
        wrong ["std=1.2"] "void f(void) { const sampler_t s = CLK_ADDRESS_CLAMP; }"
        right ["std=1.2"] "kernel void f(void) { const sampler_t s = CLK_ADDRESS_CLAMP; }";
    /// A block uses a block variable of the enclosing function.
    ///
    /// The compiler must know which block is called, and an enqueued block may outlive the variable. Declare the called
    /// block inside the block that calls it, or use a function.
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
